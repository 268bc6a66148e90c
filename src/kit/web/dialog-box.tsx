import './styles.ts'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'

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

const accents = { standard: undefined, warning: 'var(--warn)', danger: 'var(--bad)' } as const

/** The modal as it is drawn. */
export function DialogBox({
  opened,
  onClose,
  title,
  description,
  type = 'standard',
  size = 'lg',
  children,
}: DialogProps) {
  const accent = accents[type]
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
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
