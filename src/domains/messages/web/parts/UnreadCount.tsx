import { VisuallyHidden } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { useSession } from '../../../profiles/web/session.tsx'
import { messageCalls } from '../../contract.ts'
import { useOpenOutbox } from '../use-outbox.ts'
import styles from './messages-link.module.css'

/** How many conversations of a profile have something unread; nothing where none has. What was not sent yet is sent on. */
export function UnreadCount({ profileUid }: { profileUid: string }) {
  useOpenOutbox(useSession().user.uid)
  const threads = useRead(messageCalls.countUnread, { profileUid }).data?.threads ?? 0
  if (threads === 0) return null
  return (
    <span className={styles.count}>
      {threads > 9 ? '9+' : threads}
      <VisuallyHidden> unread</VisuallyHidden>
    </span>
  )
}
