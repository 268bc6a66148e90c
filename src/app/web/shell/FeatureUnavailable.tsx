import { Button, Group } from '@mantine/core'
import { Dialog } from '../../../kit/web/dialog.tsx'

type Props = { opened: boolean; onClose: () => void; onDashboard: () => void }

/** What a closed menu entry says. */
export function FeatureUnavailable({ opened, onClose, onDashboard }: Props) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Feature Unavailable"
      description="This feature has not been unlocked or is unavailable on your account."
      type="warning"
      size="sm"
    >
      <Group justify="flex-end">
        <Button onClick={onDashboard}>Back to Dashboard</Button>
      </Group>
    </Dialog>
  )
}
