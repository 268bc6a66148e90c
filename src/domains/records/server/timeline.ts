import { type SQL, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../kit/server/cursor.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { mailEntries } from '../../../kit/server/mail/entries.ts'
import {
  type MergedPage,
  mergedOfEach,
  mergedPage,
  mergedPart,
  type MergedRow,
  ownerUid,
} from '../../../kit/server/merged.ts'
import { accountFacts, membershipFacts } from '../../accounts/server/facts.ts'
import type { EventTopic } from '../../audit/topics.ts'
import { type EventSet, eventEntries } from '../../audit/server/entries.ts'
import { invoiceEntries } from '../../billing/server/entries.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
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
/** What of a record's own has a line of its own in its timeline. */
const shownAsNotes = ['record.note-added']

/** A page of everything that happened with a record, the last first: one statement, and one each for the names in it. */
export async function listTimelineOf(
  { db, config }: { db: Queryable; config: Config },
  subject: Subject,
  show: TimelineShow,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ rows: RecordEntry[]; nextCursor: string | null }> {
  const keys = readCursor(cursor, 2)
  const page = { after: keys && ([String(keys[0]), String(keys[1])] as const), limit }
  const { rows } = await db.execute<MergedRow>(mergedPage(partsOf(subject, show, page), page))
  const cut = cutPage(rows, limit, (row) => [row.at, row.uid])
  return { rows: await viewEntries({ db, config }, cut.rows), nextCursor: cut.nextCursor }
}

function partsOf(subject: Subject, show: TimelineShow, page: MergedPage): SQL[] {
  const { recordUid, orgUid } = subject
  const isShown = (one: TimelineShow) => show === 'all' || show === one
  const topics = topicsOf[show]
  const elsewhere = { kinds: shownAsNotes, subjectUid: recordUid }
  const { events, messages } = scopesOf(subject)
  return [
    ...(topics?.length === 0
      ? []
      : events.map(({ each, ...set }) => ofEach(each, eventEntries(set, { topics, elsewhere }, page)))),
    ...(isShown('messages')
      ? messages.flatMap(({ each, ...of }) => [
          ofEach(each, messageEntries(of, page)),
          ofEach(each, staffNoteEntries(of, page)),
        ])
      : []),
    ...(isShown('emails') ? emailsOf(subject, page) : []),
    ...(isShown('billing') && orgUid ? [invoiceEntries(orgUid, page)] : []),
    ...(isShown('notes') ? [noteEntries(recordUid, page)] : []),
  ]
}

const ofEach = (owners: SQL | undefined, part: SQL) => (owners ? mergedOfEach(owners, part) : part)

type Scopes = {
  events: (EventSet & { each?: SQL })[]
  messages: { by: 'brandUid' | 'influencerUid' | 'collabUid' | 'accountUid'; uid: string | SQL; each?: SQL }[]
}

/** Whose events and messages a record's timeline shows; `each` are the records inside it, read one by one with an index. */
function scopesOf({ kind, recordUid, orgUid, profileUids }: Subject): Scopes {
  switch (kind) {
    case 'brand':
      return {
        events: [
          { by: 'brandUid', uid: recordUid },
          ...[recordUid, ...(orgUid ? [orgUid] : [])].map(
            (uid) => ({ by: 'subjectUid', uid, unnamed: 'brandUid' }) as const,
          ),
        ],
        messages: [{ by: 'brandUid', uid: recordUid }],
      }
    case 'influencer':
      return {
        events: [
          { by: 'influencerUid', uid: recordUid },
          { by: 'subjectUid', uid: recordUid, unnamed: 'influencerUid' },
        ],
        messages: [{ by: 'influencerUid', uid: recordUid }],
      }
    case 'organisation': {
      const each = sql`select unnest(${sql.param([...profileUids])}::text[])`
      return {
        events: [
          { by: 'subjectUid', uid: recordUid },
          { by: 'brandUid', uid: ownerUid, each },
        ],
        messages: [{ by: 'brandUid', uid: ownerUid, each }],
      }
    }
    case 'person':
      return {
        events: [
          { by: 'subjectUid', uid: recordUid },
          { by: 'actorUid', uid: recordUid },
        ],
        messages: [{ by: 'accountUid', uid: recordUid }],
      }
    case 'brief': {
      const each = sql`select ${collabFacts.uid} from ${collabFacts} where ${collabFacts.briefUid} = ${recordUid}`
      return {
        events: [
          { by: 'subjectUid', uid: recordUid },
          { by: 'subjectUid', uid: ownerUid, each },
        ],
        messages: [{ by: 'collabUid', uid: ownerUid, each }],
      }
    }
    case 'collab':
      return { events: [{ by: 'subjectUid', uid: recordUid }], messages: [{ by: 'collabUid', uid: recordUid }] }
  }
}

/** Emails are found by address; which brief or collab one was about, it does not say. */
function emailsOf({ kind, recordUid, profileUids }: Subject, page: MergedPage): SQL[] {
  if (kind === 'brief' || kind === 'collab') return []
  const { email, uid } = accountFacts
  if (kind === 'person')
    return [mailEntries(sql`select ${email} from ${accountFacts} where ${uid} = ${recordUid}`, page)]
  const members = sql`select ${membershipFacts.accountUid} from ${membershipFacts}
    where ${membershipFacts.profileUid} = any(${sql.param([...profileUids])}::text[])`
  return [mailEntries(sql`select ${email} from ${accountFacts} where ${uid} in (${members})`, page)]
}

const noteEntries = (recordUid: string, page: MergedPage) =>
  mergedPart(
    'note',
    {
      at: recordNotes.at,
      uid: recordNotes.uid,
      data: {
        text: recordNotes.text,
        byUid: recordNotes.byUid,
        files: recordNotes.files,
        pinned: sql`${recordNotes.pinnedAt} is not null`,
      },
      from: sql`${recordNotes} where ${recordNotes.recordUid} = ${recordUid}`,
    },
    page,
  )
