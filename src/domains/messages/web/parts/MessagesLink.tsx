import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconMessageCircle } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { firstShown } from '../../../../kit/web/first-shown.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { toInbox } from '../links.ts'
import styles from './messages-link.module.css'

// The contract of messages comes after the page is drawn; the link is there at once, in its size.
const UnreadCount = lazy(async () => {
  await firstShown()
  return { default: (await import('./UnreadCount.tsx')).UnreadCount }
})

/** Leads to the messages of a profile from any page, with how many conversations have something unread. */
export function MessagesLink({ profileUid }: { profileUid: string }) {
  return (
    <ActionIcon
      component={LinkTo}
      to={toInbox(profileUid)}
      className={styles.link}
      variant="subtle"
      color="gray"
      size={44}
      title="DMs"
    >
      <IconMessageCircle size={21} stroke={1.7} aria-hidden />
      <VisuallyHidden>DMs</VisuallyHidden>
      <Suspense>
        <UnreadCount profileUid={profileUid} />
      </Suspense>
    </ActionIcon>
  )
}
