import type { MouseEvent } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { timeAgo } from '../../../../kit/web/format.ts'
import type { notificationCalls } from '../../contract.ts'
import styles from './notification-bell.module.css'

export type NotificationRow = OutputOf<typeof notificationCalls.listNotifications>['rows'][number]
type Props = { rows: readonly NotificationRow[]; onFollow: (event: MouseEvent, row: NotificationRow) => void }

/** The newest notifications, each leading to what it is about. */
export function NotificationList({ rows, onFollow }: Props) {
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
