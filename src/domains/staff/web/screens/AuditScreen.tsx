import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useList } from '../../../../kit/web/calls.ts'
import { FilterBar } from '../../../../kit/web/filter-bar.tsx'
import type { Filter } from '../../../../kit/web/filter-field.tsx'
import { timeAgo } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { Table } from '../../../../kit/web/table.tsx'
import type { Column } from '../../../../kit/web/table-props.ts'
import { staffCalls } from '../../contract.ts'
import { toAccount } from '../../../accounts/web/links.ts'
import { auditSearch, toAudit } from '../../../audit/web/links.ts'
import { sides, sideWords } from '../../../audit/sides.ts'
import styles from './user-explorer.module.css'

type Event = OutputOf<typeof staffCalls.listAudit>['rows'][number]

const filters: Filter[] = [
  { name: 'kind', kind: 'search', label: 'Event', placeholder: 'brand.saved, account.…' },
  {
    name: 'side',
    kind: 'one',
    label: 'Everyone',
    choices: sides.map((value) => ({ value, label: capital(sideWords[value]) })),
  },
]
const columns: Column<Event>[] = [
  { key: 'at', title: 'When', render: (event) => <time dateTime={event.at}>{timeAgo(event.at)}</time>, width: 120 },
  { key: 'by', title: 'Person', render: (event) => <By event={event} />, width: 170 },
  { key: 'kind', title: 'Event', render: (event) => <What event={event} />, width: 200 },
  { key: 'subject', title: 'Record', render: (event) => <Subject event={event} /> },
  { key: 'change', title: 'Before and after', render: (event) => <Change event={event} /> },
]

/** The log of everything that was done: who, when, to what, before and after. */
export function AuditScreen() {
  const [{ subject, by, side, kind }, setAddress] = useAddress(auditSearch)
  const events = useList(staffCalls.listAudit, { subjectUid: subject, actorUid: by, side, kind: kind || undefined })
  return (
    <Screen title="Audit log" lead={nameOf(events.rows, subject ?? by)} width="wide">
      <FilterBar filters={filters} values={{ side, kind }} onChange={setAddress} />
      <Table
        label="Events"
        of={events}
        rowKey={(event) => event.uid}
        columns={columns}
        phone={(event) => (
          <Card>
            <What event={event} />
            <div className="dim">
              <By event={event} />, {timeAgo(event.at)}
            </div>
            <Subject event={event} />
            <Change event={event} />
          </Card>
        )}
        empty={{ title: 'No events', text: 'Try fewer filters.' }}
      />
    </Screen>
  )
}

/** Whose changes these are; without a filter, everybody's. */
function nameOf(rows: readonly Event[], uid: string | undefined): string {
  if (!uid) return 'All changes, newest first.'
  const named = rows.find(({ names, by }) => names[uid] ?? by?.uid === uid)
  return named?.names[uid] ?? named?.by?.name ?? uid
}

/** What the kind says, with its name, which is what the filter goes by. */
function What({ event: { words, kind } }: { event: Event }) {
  return (
    <>
      <b>{words}</b> <small className="dim">{kind}</small>
    </>
  )
}

function By({ event }: { event: Event }) {
  return event.by ? <LinkTo to={toAccount(event.by.uid)}>{event.by.name}</LinkTo> : <span>{sideOf(event.side)}</span>
}

function Subject({ event }: { event: Event }) {
  return (
    <LinkTo to={toAudit({ subject: event.subjectUid })} title={event.subjectUid}>
      {event.names[event.subjectUid] ?? capital(kindOf(event.subjectUid))}
    </LinkTo>
  )
}

/** Each field that changed, as it was and as it is; what stayed as it was is context, and left out. */
function Change({ event: { before, after, why, names } }: { event: Event }) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]),
  )
  return (
    <div className={styles.auditChange}>
      {fields.map((field) => (
        <div key={field}>
          <span className="dim">{field}:</span> {wordsOf(before?.[field], names)} → {wordsOf(after?.[field], names)}
        </div>
      ))}
      {why && <div>“{why}”</div>}
    </div>
  )
}

/** An id, which says what kind of record it is of. */
const ids = /\b[a-z_]+_[0-7][0-9a-z]{25}\b/g
/** `a tracked link` for the id of one that has no name. */
function kindOf(uid: string): string {
  const kind = uid
    .slice(0, uid.lastIndexOf('_'))
    .replace(/^meeting/, 'call')
    .replaceAll('_', ' ')
  return `${/^[aeio]/.test(kind) ? 'an' : 'a'} ${kind === 'org' ? 'organisation' : kind}`
}
function sideOf(side: string): string {
  const known = sides.find((one) => one === side)
  return known ? capital(sideWords[known]) : side
}
function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** How much of a value is shown in a row. */
const longest = 80

function wordsOf(value: unknown, names: Event['names']): string {
  const written = typeof value === 'string' ? value : (JSON.stringify(value) ?? '–')
  const text = written.replace(ids, (uid) => names[uid] ?? kindOf(uid))
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
