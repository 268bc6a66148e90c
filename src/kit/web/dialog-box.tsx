import './styles.ts'
import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'

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
  const accent = accents[type]
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      fullScreen={isPage && isPhone}
      closeOnClickOutside={!isKept}
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
