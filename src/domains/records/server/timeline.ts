import { type SQL, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../kit/server/cursor.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { mailEntries } from '../../../kit/server/mail/entries.ts'
import { type MergedPage, mergedPage, mergedPart, type MergedRow } from '../../../kit/server/merged.ts'
import { accountFacts, membershipFacts } from '../../accounts/server/facts.ts'
import type { EventTopic } from '../../audit/topics.ts'
import { eventEntries } from '../../audit/server/entries.ts'
import { invoiceEntries } from '../../billing/server/entries.ts'
import { messageEntries, staffNoteEntries } from '../../messages/server/entries.ts'
import type { RecordEntry, TimelineShow } from '../entry.ts'
import type { Subject } from './subjects.ts'
import { recordNotes } from './tables.ts'
import { viewEntries } from './view-entries.ts'

/** The topics of events that each narrowing shows; null for all. What is not named has no events. */
const topicsOf: Readonly<Record<TimelineShow, readonly EventTopic[] | null>> = {
  all: null,
  collabs: ['brief', 'campaign', 'collab', 'content', 'visit', 'value'],
  messages: ['help', 'support'],
  emails: [],
  calls: ['meeting'],
  billing: ['billing'],
  notes: ['record'],
  changes: ['account', 'brand', 'influencer', 'link', 'list', 'onboarding'],
}
/** What has a line of its own in the timeline. */
const notTwice = ['record.note-added']

/** A page of everything that happened with a brand or creator, the last first: one statement, and one each for the names in it. */
export async function listTimelineOf(
  db: Queryable,
  subject: Subject,
  show: TimelineShow,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ rows: RecordEntry[]; nextCursor: string | null }> {
  const keys = readCursor(cursor, 2)
  const page = { after: keys && ([String(keys[0]), String(keys[1])] as const), limit }
  const { rows } = await db.execute<MergedRow>(mergedPage(partsOf(subject, show, page), page))
  const cut = cutPage(rows, limit, (row) => [row.at, row.uid])
  return { rows: await viewEntries(db, cut.rows), nextCursor: cut.nextCursor }
}

function partsOf(subject: Subject, show: TimelineShow, page: MergedPage): SQL[] {
  const { recordUid, orgUid } = subject
  const isShown = (one: TimelineShow) => show === 'all' || show === one
  const topics = topicsOf[show]
  return [
    ...(topics?.length === 0
      ? []
      : eventEntries(
          { ...subject, subjectUids: [recordUid, ...(orgUid ? [orgUid] : [])] },
          { topics, without: notTwice },
          page,
        )),
    ...(isShown('messages') ? [messageEntries(subject, page), staffNoteEntries(subject, page)] : []),
    ...(isShown('emails') ? [mailEntries(addressesOf(recordUid), page)] : []),
    ...(isShown('billing') && orgUid ? [invoiceEntries(orgUid, page)] : []),
    ...(isShown('notes') ? [noteEntries(recordUid, page)] : []),
  ]
}

const addressesOf = (recordUid: string) => sql`select ${accountFacts.email} from ${accountFacts}
  join ${membershipFacts} on ${membershipFacts.accountUid} = ${accountFacts.uid} where ${membershipFacts.profileUid} = ${recordUid}`

const noteEntries = (recordUid: string, page: MergedPage) =>
  mergedPart(
    'note',
    {
      at: recordNotes.at,
      uid: recordNotes.uid,
      data: {
        text: recordNotes.text,
        byUid: recordNotes.byUid,
        pinned: sql`${recordNotes.pinnedAt} is not null`,
      },
      from: sql`${recordNotes} where ${recordNotes.recordUid} = ${recordUid}`,
    },
    page,
  )
