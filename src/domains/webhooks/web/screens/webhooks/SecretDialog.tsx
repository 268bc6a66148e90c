import { Button, Group, Stack } from '@mantine/core'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { copyToClipboard } from '../../../../../kit/web/toasts.ts'
import styles from './webhooks.module.css'

/** The secret, once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      opened
      onClose={onClose}
      size="md"
      type="warning"
      title="Copy the signing secret"
      description="Paste it into the system that receives the webhook: it shows that a message came from us. We can’t show it again."
    >
      <Stack>
        <code className={styles.code}>{secret}</code>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => void copyToClipboard(secret)}>
            Copy secret
          </Button>
          <Button onClick={onClose}>I’ve saved it</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
