import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

type Props = {
  title: string
  description?: string
  size: 'sm' | 'md' | 'lg'
  /** What its button says. */
  action: string
  busy: boolean
  /** There is something to send. */
  isReady?: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog that is a form. */
export function FormDialog({ action, busy, isReady = true, onSubmit, onClose, children, ...dialog }: Props) {
  return (
    <Dialog opened onClose={onClose} {...dialog}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <Stack>
          {children}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={busy} disabled={!isReady}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
