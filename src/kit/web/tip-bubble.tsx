import { Tooltip } from '@mantine/core'

/** The words beside what is pointed at. Readers of the screen have them as the name of an icon already. */
export function TipBubble({ target, label }: { target: HTMLElement; label: string }) {
  return (
    <Tooltip target={target} label={label} opened multiline maw={280} transitionProps={{ duration: 0 }} zIndex={1100} />
  )
}
