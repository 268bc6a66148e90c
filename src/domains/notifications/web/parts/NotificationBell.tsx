import { ActionIcon, Button } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { lazy, type MouseEvent, Suspense, type ToggleEvent, useEffect, useId, useState } from 'react'
import { useList, useWrite } from '../../../../kit/web/calls.ts'
import { notificationCalls } from '../../contract.ts'
import { toNotifications } from '../links.ts'
import type { NotificationRow } from './NotificationList.tsx'
import styles from './notification-bell.module.css'

// Loaded when it is first opened.
const NotificationList = lazy(async () => ({ default: (await import('./NotificationList.tsx')).NotificationList }))

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
  const follow = (event: MouseEvent, { uid, read, path }: NotificationRow) => {
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
        {isOpen && (
          <Suspense>
            <NotificationList rows={notifications.rows} onFollow={follow} />
          </Suspense>
        )}
        <a href={toNotifications().path} className={styles.foot}>
          Notification settings
        </a>
      </section>
    </>
  )
}
