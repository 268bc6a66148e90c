import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

type Props = {
  title: string
  size: 'md' | 'lg'
  /** What its button says. */
  action: string
  busy: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog with the fields of something new. */
export function NewDialog({ title, size, action, busy, onSubmit, onClose, children }: Props) {
  return (
    <Dialog opened onClose={onClose} title={title} size={size}>
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
            <Button type="submit" loading={busy}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
