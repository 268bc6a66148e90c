import { Button, Group } from '@mantine/core'
import { Dialog } from '../../../kit/web/dialog.tsx'
import { EmptyState } from '../../../kit/web/empty-state.tsx'
import { usePage } from '../../../kit/web/page.ts'

type Props = { opened: boolean; onClose: () => void; onDashboard: () => void }

const title = 'Feature Unavailable'
const text = 'This feature has not been unlocked or is unavailable on your account.'

/** What a closed menu entry says. */
export function FeatureUnavailable({ opened, onClose, onDashboard }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title} description={text} type="warning" size="sm">
      <Group justify="flex-end">
        <Button onClick={onDashboard}>Back to Dashboard</Button>
      </Group>
    </Dialog>
  )
}

/** What a page says whose menu entry is closed, when it is opened by its address. */
export function FeatureClosed({ onDashboard }: Pick<Props, 'onDashboard'>) {
  usePage(title)
  return (
    <EmptyState title={title} text={text} action={<Button onClick={onDashboard}>Back to Dashboard</Button>} isPage />
  )
}
