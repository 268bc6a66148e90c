import './styles.ts'
import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect, useId, useSyncExternalStore } from 'react'

export type DialogProps = {
  opened: boolean
  onClose: () => void
  title: string
  description?: string
  /** How serious it is: colours the edge; the words say it too. */
  type?: 'standard' | 'warning' | 'danger'
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'wide'
  /** On a phone it is a page of its own, over all of the screen. */
  isPage?: boolean
  /** A click beside it doesn’t close it: it holds what one would lose. */
  isKept?: boolean
  /** What it was opened from moves into it (`grow.ts`): it is there at once. */
  isGrown?: boolean
  children?: ReactNode
}

const accents = { standard: undefined, warning: 'var(--warn)', danger: 'var(--bad)' } as const

/** The dialogs that are open, the uppermost last. */
let stack: readonly string[] = []
const watchers = new Set<() => void>()

function setStack(next: readonly string[]): void {
  stack = next
  for (const watch of watchers) watch()
}

function watchStack(watch: () => void) {
  watchers.add(watch)
  return () => void watchers.delete(watch)
}

/** Whether no other dialog has been opened over this one. */
function useIsUppermost(opened: boolean): boolean {
  const id = useId()
  useEffect(() => {
    if (!opened) return
    setStack([...stack, id])
    return () => setStack(stack.filter((one) => one !== id))
  }, [opened, id])
  return useSyncExternalStore(watchStack, () => stack.at(-1) === id)
}

/** The modal as it is drawn. */
export function DialogBox({
  opened,
  onClose,
  title,
  description,
  type = 'standard',
  size = 'lg',
  isPage = false,
  isKept = false,
  isGrown = false,
  children,
}: DialogProps) {
  const isPhone = useMediaQuery('(max-width: 720px)', false, { getInitialValueInEffect: false })
  const isUppermost = useIsUppermost(opened)
  const accent = accents[type]
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      fullScreen={isPage && isPhone}
      closeOnClickOutside={!isKept}
      closeOnEscape={isUppermost}
      {...(isGrown && { transitionProps: { duration: 0 } })}
      size={size === 'wide' ? 1180 : size}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: 'dialog-title' }}
      styles={{ content: accent ? { borderTop: `4px solid ${accent}` } : undefined }}
    >
      {description && <p className="dim dialog-lead">{description}</p>}
      {children}
    </Modal>
  )
}
