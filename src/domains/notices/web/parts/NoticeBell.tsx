import './notice-bell.css'
import { ActionIcon } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { type ToggleEvent, useId, useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useList, useWrite } from '../../../../kit/web/calls.ts'
import { timeAgo } from '../../../../kit/web/format.ts'
import { noticeCalls } from '../../contract.ts'
import { toNotifications } from '../links.ts'

/** What is new for this account; opening it marks it as read. */
export function NoticeBell() {
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  const notices = useList(noticeCalls.listNotices, { limit: 20 })
  const markRead = useWrite(noticeCalls.markNoticesRead)
  const unread = notices.first?.unread ?? 0
  const shown = unread > 9 ? '9+' : String(unread)
  const toggled = (event: ToggleEvent) => {
    setOpen(event.newState === 'open')
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
      <section id={panel} popover="auto" className="notice-panel" aria-label="Notifications" onBeforeToggle={toggled}>
        {isOpen && <Notices rows={notices.rows} />}
        <a href={toNotifications().path} className="notice-foot">
          Choose what you are told
        </a>
      </section>
    </>
  )
}

function Notices({ rows }: { rows: OutputOf<typeof noticeCalls.listNotices>['rows'] }) {
  if (rows.length === 0)
    return (
      <p className="dim" style={{ padding: 16, margin: 0 }}>
        Nothing new.
      </p>
    )
  return rows.map((notice) => (
    <a key={notice.uid} href={notice.path} className="notice">
      <b>{notice.title}</b>
      <span>{notice.body}</span>
      <small className="dim">{timeAgo(notice.at)}</small>
    </a>
  ))
}
