import { ActionIcon } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { type ToggleEvent, useEffect, useId, useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useList, useWrite } from '../../../../kit/web/calls.ts'
import { timeAgo } from '../../../../kit/web/format.ts'
import { notificationCalls } from '../../contract.ts'
import { toNotifications } from '../links.ts'
import styles from './notification-bell.module.css'

/** What is new for this account; opening it marks it as read. */
export function NotificationBell() {
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  const notifications = useList(notificationCalls.listNotifications, { limit: 20 })
  const markRead = useWrite(notificationCalls.markNotificationsRead)
  const unread = notifications.first?.unread ?? 0
  const shown = unread > 9 ? '9+' : String(unread)
  // On the icon of the installed application.
  useEffect(() => void navigator.setAppBadge?.(unread).catch(() => undefined), [unread])
  const toggled = (event: ToggleEvent) => {
    setOpen(event.newState === 'open')
    if (event.newState === 'open' && unread > 0) void markRead({})
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
        {isOpen && <Notifications rows={notifications.rows} />}
        <a href={toNotifications().path} className={styles.foot}>
          Notification settings
        </a>
      </section>
    </>
  )
}

function Notifications({ rows }: { rows: OutputOf<typeof notificationCalls.listNotifications>['rows'] }) {
  if (rows.length === 0) return <p className={`dim ${styles.none}`}>You’re all caught up.</p>
  return rows.map((notification) => (
    <a key={notification.uid} href={notification.path} className={styles.item}>
      <b>{notification.title}</b>
      <span>{notification.body}</span>
      <small className="dim">{timeAgo(notification.at)}</small>
    </a>
  ))
}
