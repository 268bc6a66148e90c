import { lazy, type ReactNode, Suspense, useState } from 'react'

export type DialogProps = {
  opened: boolean
  onClose: () => void
  title: string
  description?: string
  /** How serious it is: colours the edge; the words say it too. */
  type?: 'standard' | 'warning' | 'danger'
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'wide'
  children?: ReactNode
}

const DialogBox = lazy(async () => ({ default: (await import('./dialog-box.tsx')).DialogBox }))

/**
 * The modal of the seed (§2): three visual types, a title, an optional description, large by default. What it is drawn with
 * comes with the first one that opens.
 */
export function Dialog(props: DialogProps) {
  const [wasOpened, setOpened] = useState(props.opened)
  if (props.opened && !wasOpened) setOpened(true)
  return (
    wasOpened && (
      <Suspense>
        <DialogBox {...props} />
      </Suspense>
    )
  )
}
