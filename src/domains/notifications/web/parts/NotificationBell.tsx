import { ActionIcon, Button } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type MouseEvent, type ToggleEvent, useEffect, useId, useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useList, useWrite } from '../../../../kit/web/calls.ts'
import { timeAgo } from '../../../../kit/web/format.ts'
import { notificationCalls } from '../../contract.ts'
import { toNotifications } from '../links.ts'
import styles from './notification-bell.module.css'

/** What is new for this account. A notification is read once it’s followed, or all are marked at once. */
export function NotificationBell() {
  const panel = useId()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const notifications = useList(notificationCalls.listNotifications, { limit: 20 })
  const markRead = useWrite(notificationCalls.markNotificationsRead)
  const unread = notifications.first?.unread ?? 0
  const shown = unread > 9 ? '9+' : String(unread)
  // On the icon of the installed application.
  useEffect(() => void navigator.setAppBadge?.(unread).catch(() => undefined), [unread])
  const toggled = (event: ToggleEvent) => setOpen(event.newState === 'open')
  const follow = (event: MouseEvent, { uid, read, path }: Row) => {
    if (!read) void markRead({ uid })
    // A new tab leaves this page as it is; a page that the server writes is opened by the browser.
    if (event.ctrlKey || event.metaKey || event.shiftKey || !path.startsWith('/app/')) return
    event.preventDefault()
    document.getElementById(panel)?.hidePopover()
    void navigate({ href: path })
  }
  return (
    <>
      <ActionIcon
        className={styles.bell}
        variant="subtle"
        color="gray"
        size={44}
        popoverTarget={panel}
        aria-label={unread > 0 ? `Notifications, ${shown} new` : 'Notifications'}
      >
        <IconBell size={21} stroke={1.7} />
        {unread > 0 && <span className={styles.count}>{shown}</span>}
      </ActionIcon>
      <section id={panel} popover="auto" className={styles.panel} aria-label="Notifications" onBeforeToggle={toggled}>
        {unread > 0 && (
          <div className={styles.head}>
            <Button size="sm" variant="subtle" loading={markRead.busy} onClick={() => void markRead({})}>
              Mark all as read
            </Button>
          </div>
        )}
        {isOpen && <Notifications rows={notifications.rows} onFollow={follow} />}
        <a href={toNotifications().path} className={styles.foot}>
          Notification settings
        </a>
      </section>
    </>
  )
}

type Row = OutputOf<typeof notificationCalls.listNotifications>['rows'][number]
type Props = { rows: readonly Row[]; onFollow: (event: MouseEvent, row: Row) => void }

function Notifications({ rows, onFollow }: Props) {
  if (rows.length === 0) return <p className={`dim ${styles.none}`}>You’re all caught up.</p>
  return rows.map((notification) => (
    <a
      key={notification.uid}
      href={notification.path}
      className={styles.item}
      data-unread={!notification.read || undefined}
      onClick={(event) => onFollow(event, notification)}
    >
      <b>
        {notification.title}
        {!notification.read && <span className="sr-only"> (new)</span>}
      </b>
      <span>{notification.body}</span>
      <small className="dim">{timeAgo(notification.at)}</small>
    </a>
  ))
}
