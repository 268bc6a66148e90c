import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { MessagesLink } from '../../../domains/messages/web/parts/MessagesLink.tsx'
import { NotificationBell } from '../../../domains/notifications/web/parts/NotificationBell.tsx'
import { firstShown } from '../../../kit/web/first-shown.ts'
import { useIsOnline } from '../../../kit/web/network.ts'
import { productName } from '../../../kit/web/page-facts.ts'
import type { Session } from '../../../domains/profiles/web/session.tsx'
import { FindAnything } from './FindAnything.tsx'
import type { ShownEntry } from './menu.ts'
import styles from '../shell.module.css'

// Which articles explain which page is long, and nobody reads them first.
const HowThisWorks = lazy(async () => {
  await firstShown()
  return { default: (await import('./HowThisWorks.tsx')).HowThisWorks }
})

type Props = { session: Session; entries: readonly ShownEntry[]; live: boolean; onMenu: () => void }

/** Above every page: on a phone the menu and the name, anywhere the search, the state of the connection, the messages and the bell. */
export function TopBar({ session, entries, live, onMenu }: Props) {
  const isOnline = useIsOnline()
  return (
    <section className={`no-print ${styles.topbar}`} aria-label="Top bar">
      <ActionIcon
        className={styles.onlyPhone}
        variant="subtle"
        color="gray"
        size={44}
        aria-label="Open the menu"
        onClick={onMenu}
      >
        <IconMenu2 size={22} />
      </ActionIcon>
      <span className={`serif ${styles.onlyPhone} ${styles.topbarName}`}>{productName()}</span>
      <output className={styles.topbarState}>
        {/* Without a network the bar below says so. */}
        {!live && isOnline && (
          <span className={`badge ${styles.reconnecting}`} data-tone="warn">
            <span>Reconnecting…</span>
          </span>
        )}
      </output>
      <FindAnything session={session} entries={entries} />
      <Suspense fallback={<span className={styles.helpPlace} />}>
        <HowThisWorks side={session.side} />
      </Suspense>
      {session.side !== 'admin' && session.current && <MessagesLink profileUid={session.current.uid} />}
      {/* Notifications are each person’s own: who views as a profile has none of it. */}
      {!session.user.acting?.views && <NotificationBell />}
    </section>
  )
}
