import { LinkTo } from '../../../../kit/web/link.tsx'
import type { EventView } from '../../entry.ts'
import { actorOf, changesOf, kindOfRecord, sentenceOf } from '../event-words.ts'
import { toRecord } from '../record-links.ts'
import styles from './event-sentence.module.css'

/** What happened, as a sentence: who did what, with a link to the record. */
export function EventSentence({ event }: { event: EventView }) {
  const { before, after } = sentenceOf(event)
  const name = event.names[event.subjectUid]
  const kind = kindOfRecord(event.subjectUid)
  // “shared the shortlist” says all that is known of one without a name.
  const isNamed = name === undefined && before.trimEnd().endsWith(` ${kind.replace(/^an? /, '')}`)
  const to = name === undefined ? null : toRecord(event.subjectUid)
  return (
    <span>
      <b>{actorOf(event)}</b> {isNamed ? before.trimEnd() : before}
      {after !== undefined && !isNamed && (to ? <LinkTo to={to}>{name}</LinkTo> : (name ?? kind))}
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
