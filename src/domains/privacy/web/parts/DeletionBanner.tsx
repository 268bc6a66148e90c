import { Button, Group } from '@mantine/core'
import { useWrite } from '../../../../kit/web/calls.ts'
import { ordinalDate } from '../../../../kit/web/format.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { privacyCalls } from '../../contract.ts'
import styles from './your-data.module.css'

/** Above every page of an account that is to be deleted: when, and the way to keep it. */
export function DeletionBanner({ dueAt }: { dueAt: string }) {
  const keep = useWrite(privacyCalls.cancelDeletion, { onDone: () => showSuccess('Your account stays as it is.') })
  return (
    <aside className={`no-print ${styles.banner}`} aria-label="Your account will be deleted">
      <Note tone="warn">
        <Group justify="space-between">
          <span>
            <b>Your account will be deleted on {ordinalDate(dueAt)}.</b> You can still change your mind.
          </span>
          <Button size="sm" loading={keep.busy} onClick={() => void keep({})}>
            Keep my account
          </Button>
        </Group>
      </Note>
    </aside>
  )
}
