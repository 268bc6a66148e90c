import { Button, Group, Stack } from '@mantine/core'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { copyToClipboard } from '../../../../../kit/web/toasts.ts'
import styles from './keys.module.css'

/** The secret, once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      opened
      onClose={onClose}
      size="md"
      type="warning"
      title="Copy your key"
      description="Paste it into the program you’re connecting, and nowhere else. We can’t show it again."
    >
      <Stack>
        <code className={styles.secret}>{secret}</code>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => void copyToClipboard(secret)}>
            Copy key
          </Button>
          <Button onClick={onClose}>I’ve saved it</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
