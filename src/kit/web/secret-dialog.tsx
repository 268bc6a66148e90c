import { Button, Group, Stack } from '@mantine/core'
import { Dialog } from './dialog.tsx'
import styles from './secret-dialog.module.css'
import { copyToClipboard } from './toasts.ts'

type Props = { title: string; description: string; copy: string; secret: string; onClose: () => void }

/** A secret, shown once; `copy` is what the button that copies it says. */
export function SecretDialog({ title, description, copy, secret, onClose }: Props) {
  return (
    <Dialog opened onClose={onClose} size="md" type="warning" title={title} description={description}>
      <Stack>
        <code className={styles.secret}>{secret}</code>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => void copyToClipboard(secret)}>
            {copy}
          </Button>
          <Button onClick={onClose}>I’ve saved it</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
