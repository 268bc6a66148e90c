import { counted } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import type { EventView } from '../../entry.ts'
import { changesOf, type FieldChange } from '../event-fields.ts'
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

/** More fields than these are folded away: a new brief has thirty. */
const mostAtOnce = 6

/** What it changed, a line for each field, and the reason that was given. */
export function EventChanges({ event }: { event: EventView }) {
  // A reason stands there once.
  const changes = changesOf(event).filter(({ after }) => after !== event.why)
  if (changes.length === 0 && !event.why) return null
  return (
    <div className={styles.changes}>
      {event.why && <div>“{event.why}”</div>}
      {changes.length > mostAtOnce ? (
        <details>
          <summary>{counted(changes.length, event.before === null ? 'detail' : 'change')}</summary>
          <Lines of={changes} />
        </details>
      ) : (
        <Lines of={changes} />
      )}
    </div>
  )
}

function Lines({ of }: { of: readonly FieldChange[] }) {
  return of.map(({ field, before, after }) => (
    <div key={field}>
      <span className="dim">{field}:</span>{' '}
      {before !== null && (
        <>
          <span className={styles.before}>{before}</span> <span aria-label="is now">→</span>{' '}
        </>
      )}
      {after}
    </div>
  ))
}
