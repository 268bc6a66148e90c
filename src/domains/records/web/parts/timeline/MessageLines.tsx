import { UnstyledButton } from '@mantine/core'
import { IconLock, IconMessage } from '@tabler/icons-react'
import { useState } from 'react'
import { clockOf, counted } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { toMessages } from '../../../../collabs/web/links.ts'
import type { RecordEntry } from '../../../entry.ts'
import { Line } from './EntryLine.tsx'
import styles from './timeline.module.css'

type Message = Extract<RecordEntry, { source: 'message' }>

/** Messages of one collab that followed each other: the last two, and the rest on demand. */
export function MessageLines({ messages, timezone }: { messages: readonly Message[]; timezone: string }) {
  const [isOpen, setOpen] = useState(false)
  const [newest] = messages
  if (!newest) return null
  const shown = isOpen ? messages : messages.slice(0, 2)
  const more = messages.length - shown.length
  return (
    <Line icon={<IconMessage size={16} />} when={clockOf(newest.at, timezone)}>
      <LinkTo to={toMessages(newest.collabUid)}>{newest.about}</LinkTo>
      <ul className="plain-list">
        {shown.map(({ uid, by, text, pictures, documents, voice, internal }) => (
          <li key={uid} className={styles.message}>
            {internal && <IconLock size={14} aria-label="Note that only our team sees" />}{' '}
            <b>{by?.name ?? 'Someone'}:</b> {text}
            {pictures > 0 && <span className="dim"> ({counted(pictures, 'photo')})</span>}
            {documents > 0 && <span className="dim"> ({counted(documents, 'PDF')})</span>}
            {voice && <span className="dim"> (voice note)</span>}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <UnstyledButton className={styles.more} onClick={() => setOpen(true)}>
          Show {counted(more, 'earlier message')}
        </UnstyledButton>
      )}
    </Line>
  )
}
