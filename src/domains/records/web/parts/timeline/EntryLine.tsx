import {
  IconCalendarEvent,
  IconCreditCard,
  IconFlag,
  IconHeartHandshake,
  IconMail,
  IconNote,
  IconPencil,
  IconReceipt,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { clockOf, money } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, type Tone } from '../../../../../kit/web/parts.tsx'
import { toAccount } from '../../../../accounts/web/links.ts'
import type { RecordEntry } from '../../../entry.ts'
import { EventChanges, EventSentence } from '../EventSentence.tsx'
import { NoteLine, NoteWords } from './NoteLine.tsx'
import styles from './timeline.module.css'

type Props = { entry: Exclude<RecordEntry, { source: 'message' }> | RecordEntry; timezone: string; canWrite: boolean }

/** One line of a timeline that is no message. */
export function EntryLine({ entry, timezone, canWrite }: Props) {
  const when = clockOf(entry.at, timezone)
  switch (entry.source) {
    case 'event':
      return (
        <Line icon={iconOf(entry.event.kind)} when={when}>
          <EventSentence event={entry.event} />
          {entry.note ? <NoteWords note={entry.note} /> : <EventChanges event={entry.event} />}
        </Line>
      )
    case 'note':
      return (
        <Line icon={<IconNote size={16} />} when={when}>
          <NoteLine note={entry} canWrite={canWrite} />
        </Line>
      )
    case 'email':
      return (
        <Line icon={<IconMail size={16} />} when={when}>
          Emailed {entry.to.uid ? <LinkTo to={toAccount(entry.to.uid)}>{entry.to.name}</LinkTo> : entry.to.name}: “
          {entry.subject}”{' '}
          {entry.state !== 'sent' && (
            <Badge tone={entry.state === 'failed' ? 'bad' : 'warn'}>
              {entry.state === 'failed' ? 'not delivered' : 'waiting to be sent'}
            </Badge>
          )}
        </Line>
      )
    case 'invoice':
      return (
        <Line icon={<IconReceipt size={16} />} when={when}>
          Invoice {entry.number ?? ''} for {money(entry.total, entry.currency)}{' '}
          <Badge tone={invoiceTones[entry.status]}>{invoiceWords[entry.status]}</Badge>
        </Line>
      )
    case 'message':
      return null
  }
}

/** A picture of its kind, what it says, and when. */
export function Line({ icon, when, children }: { icon: ReactNode; when: string; children: ReactNode }) {
  return (
    <>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={styles.what}>{children}</div>
      <small className={`dim ${styles.when}`}>{when}</small>
    </>
  )
}

const invoiceWords = {
  draft: 'being prepared',
  open: 'due',
  paid: 'paid',
  void: 'void',
  uncollectible: 'unpaid',
} as const
const invoiceTones: Readonly<Record<keyof typeof invoiceWords, Tone>> = {
  draft: 'mute',
  open: 'warn',
  paid: 'good',
  void: 'mute',
  uncollectible: 'bad',
}

const icons: readonly (readonly [RegExp, ReactNode])[] = [
  [/^brand\.rag|^influencer\.risk/, <IconFlag key="flag" size={16} />],
  [/^meeting/, <IconCalendarEvent key="call" size={16} />],
  [/^(subscription|fee|checkout|billing)\./, <IconCreditCard key="money" size={16} />],
  [/^(collab|terms|deliverable|review|brief|reviewer)/, <IconHeartHandshake key="collab" size={16} />],
]
const iconOf = (kind: string) => icons.find(([pattern]) => pattern.test(kind))?.[1] ?? <IconPencil size={16} />
