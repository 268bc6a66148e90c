import { LinkTo } from '../../../../kit/web/link.tsx'
import type { EventView } from '../../entry.ts'
import { changesOf } from '../event-fields.ts'
import { actorOf, recordLabel, sentenceOf } from '../event-words.ts'
import { toRecord } from '../record-links.ts'
import styles from './event-sentence.module.css'

/** What happened, as a sentence: who did what, with a link to the record. */
export function EventSentence({ event }: { event: EventView }) {
  const { before, after } = sentenceOf(event)
  const label = recordLabel(event)
  const to = event.names[event.subjectUid] === undefined ? null : toRecord(event.subjectUid)
  return (
    <span>
      <b>{actorOf(event)}</b> {before}
      {after !== undefined && (to ? <LinkTo to={to}>{label}</LinkTo> : label)}
      {after}
    </span>
  )
}

/** What it changed, a line for each field, and the reason that was given. */
export function EventChanges({ event }: { event: EventView }) {
  const changes = changesOf(event)
  if (changes.length === 0 && !event.why) return null
  return (
    <div className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <span className="dim">{field}:</span>{' '}
          {before !== null && (
            <>
              <span className={styles.before}>{before}</span> <span aria-label="is now">→</span>{' '}
            </>
          )}
          {after}
        </div>
      ))}
      {event.why && <div>“{event.why}”</div>}
    </div>
  )
}
