import { inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { MergedRow } from '../../../kit/server/merged.ts'
import { findDisplayNames, findNamesByEmail } from '../../accounts/server/accounts.ts'
import { sides } from '../../audit/sides.ts'
import type { EventView, RecordEntry } from '../entry.ts'
import { viewEvents } from './event-views.ts'
import { viewNamedFiles } from '../../media/server/named-files.ts'
import { findRecordNames } from './record-names.ts'
import { recordNotes } from './tables.ts'

const Fields = z.nullable(z.record(z.string(), z.unknown()))
const EventData = z.object({
  kind: z.string(),
  side: z.enum(sides),
  subjectUid: z.string(),
  actorUid: z.nullable(z.string()),
  before: Fields,
  after: Fields,
  why: z.nullable(z.string()),
})
const MessageData = z.object({
  collabUid: z.string(),
  accountUid: z.string(),
  text: z.string(),
  pictures: z.number(),
  documents: z.number(),
  voice: z.boolean(),
  internal: z.boolean(),
})
const EmailData = z.object({ to: z.string(), subject: z.string(), state: z.enum(['sent', 'waiting', 'failed']) })
const InvoiceData = z.object({
  number: z.nullable(z.string()),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
  currency: z.string(),
  total: z.number(),
})
const NoteFiles = z.array(z.object({ uid: z.string(), name: z.string() }))
const NoteData = z.object({ text: z.string(), byUid: z.string(), pinned: z.boolean(), files: NoteFiles })

/** The rows of a timeline with the names of everybody and everything in them, each kind of name in one query. */
export async function viewEntries(
  { db, config }: { db: Queryable; config: Config },
  rows: readonly MergedRow[],
): Promise<RecordEntry[]> {
  const of = <T>(source: RecordEntry['source'], schema: z.ZodMiniType<T>) =>
    rows
      .filter((row) => row.source === source)
      .map(({ uid, at, data }) => ({ uid, at: isoOf(at), ...schema.parse(data) }))
  const messages = of('message', MessageData)
  const notes = of('note', NoteData)
  const emails = of('email', EmailData)
  const people = await findDisplayNames(db, [
    ...new Set([...messages.map(({ accountUid }) => accountUid), ...notes.map(({ byUid }) => byUid)]),
  ])
  const collabs = await findRecordNames(
    db,
    messages.map(({ collabUid }) => collabUid),
  )
  const written = await findNamesByEmail(
    db,
    emails.map(({ to }) => to),
  )
  const events = of('event', EventData)
  const added = await findAddedNotes(db, events)
  const filesOf = await viewNamedFiles(
    { db, config },
    [...notes, ...added.values()].flatMap(({ files }) => files),
  )
  const noteOf = ({ after }: EventView) => {
    const note = added.get(String(after?.['note']))
    return note ? { text: note.text, files: filesOf(note.files) } : null
  }
  const personOf = (uid: string) => ({ uid, name: people.get(uid) ?? 'Someone who has left' })
  const views = new Map<string, RecordEntry>()
  for (const event of await viewEvents(db, events))
    views.set(event.uid, { source: 'event', uid: event.uid, at: event.at, event, note: noteOf(event) })
  for (const { accountUid, ...rest } of messages)
    views.set(rest.uid, {
      source: 'message',
      ...rest,
      about: collabs.get(rest.collabUid) ?? 'a collab',
      by: people.has(accountUid) ? personOf(accountUid) : null,
    })
  for (const { to, ...rest } of emails)
    views.set(rest.uid, { source: 'email', ...rest, to: written.get(to) ?? { uid: '', name: to } })
  for (const invoice of of('invoice', InvoiceData)) views.set(invoice.uid, { source: 'invoice', ...invoice })
  for (const { byUid, files, ...rest } of notes)
    views.set(rest.uid, { source: 'note', ...rest, files: filesOf(files), by: personOf(byUid) })
  return rows.flatMap(({ uid }) => views.get(uid) ?? [])
}

/** What our team wrote, by the id that the event of each note has. */
async function findAddedNotes(db: Queryable, events: readonly z.output<typeof EventData>[]) {
  const uids = events.flatMap(({ kind, after }) => (kind === 'record.note-added' ? String(after?.['note']) : []))
  if (uids.length === 0) return new Map<string, { text: string; files: z.output<typeof NoteFiles> }>()
  const { uid, text, files } = recordNotes
  const rows = await db.select({ uid, text, files }).from(recordNotes).where(inArray(uid, uids))
  return new Map(rows.map((row) => [row.uid, row]))
}

const isoOf = (at: string) => new Date(at).toISOString()
