import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'

const accents = { standard: undefined, warning: 'var(--warn)', danger: 'var(--bad)' } as const

type Props = {
  opened: boolean
  onClose: () => void
  title: string
  description?: string
  /** How serious it is: colours the edge; the words say it too. */
  type?: keyof typeof accents
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'wide'
  children?: ReactNode
}

/** The modal of the seed (§2): three visual types, a title, an optional description, large by default. */
export function Dialog({ opened, onClose, title, description, type = 'standard', size = 'lg', children }: Props) {
  const accent = accents[type]
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size === 'wide' ? 1180 : size}
      closeButtonProps={{ 'aria-label': 'Close' }}
      styles={{
        title: { fontWeight: 650, fontSize: '1.1875rem' },
        content: accent ? { borderTop: `4px solid ${accent}` } : undefined,
      }}
    >
      {description && (
        <p className="dim" style={{ marginTop: 0 }}>
          {description}
        </p>
      )}
      {children}
    </Modal>
  )
}
