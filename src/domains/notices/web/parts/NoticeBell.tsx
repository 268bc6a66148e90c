import './notice-bell.css'
import { ActionIcon } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { type ToggleEvent, useId } from 'react'
import { useList, useWrite } from '../../../../kit/web/calls.ts'
import { timeAgo } from '../../../../kit/web/format.ts'
import { noticeCalls } from '../../contract.ts'

/** What is new for this account; opening it marks it as read. */
export function NoticeBell() {
  const panel = useId()
  const notices = useList(noticeCalls.listNotices, { limit: 20 })
  const markRead = useWrite(noticeCalls.markNoticesRead)
  const unread = notices.first?.unread ?? 0
  const shown = unread > 9 ? '9+' : String(unread)
  const toggled = (event: ToggleEvent) => {
    if (event.newState === 'open' && unread > 0) void markRead({})
  }
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        popoverTarget={panel}
        aria-label={unread > 0 ? `Notifications, ${shown} new` : 'Notifications'}
      >
        <IconBell size={21} stroke={1.7} />
        {unread > 0 && <span className="bell-count">{shown}</span>}
      </ActionIcon>
      <section id={panel} popover="auto" className="notice-panel" aria-label="Notifications" onToggle={toggled}>
        {notices.rows.length === 0 && (
          <p className="dim" style={{ padding: 16, margin: 0 }}>
            Nothing new.
          </p>
        )}
        {notices.rows.map((notice) => (
          <a key={notice.uid} href={notice.path} className="notice">
            <b>{notice.title}</b>
            <span>{notice.body}</span>
            <small className="dim">{timeAgo(notice.at)}</small>
          </a>
        ))}
      </section>
    </>
  )
}
