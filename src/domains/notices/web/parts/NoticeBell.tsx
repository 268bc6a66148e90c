import { ActionIcon, Popover, ScrollArea } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { useList, useWrite } from '../../../../kit/web/calls.ts'
import { timeAgo } from '../../../../kit/web/format.ts'
import { noticeCalls } from '../../contract.ts'

/** What is new for this account; opening it marks it as read. */
export function NoticeBell() {
  const [open, setOpen] = useState(false)
  const notices = useList(noticeCalls.listNotices, { limit: 20 })
  const markRead = useWrite(noticeCalls.markNoticesRead)
  const unread = notices.first?.unread ?? 0
  const shown = unread > 9 ? '9+' : String(unread)
  const toggle = () => {
    setOpen(!open)
    if (!open && unread > 0) void markRead({})
  }
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" width={360} shadow="sm">
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          onClick={toggle}
          aria-label={unread > 0 ? `Notifications, ${shown} new` : 'Notifications'}
        >
          <IconBell size={21} stroke={1.7} />
          {unread > 0 && <span className="bell-count">{shown}</span>}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <ScrollArea.Autosize mah={440}>
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
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  )
}
