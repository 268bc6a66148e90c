import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import { containsText } from '../../../kit/server/contains-text.ts'
import { cutPage, readCursor } from '../../../kit/server/cursor.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { staffFacts } from '../../accounts/server/facts.ts'
import { threadSnoozeFacts } from '../../messages/server/facts.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { brandFacts, influencerFacts } from '../../profiles/server/facts.ts'
import type { TodayItem } from '../contract.ts'
import type { TodayKind } from '../kinds.ts'
import { type Scope, waitingIn } from './sources.ts'
import { todayMarks, todaySnoozes } from './tables.ts'

const waiting = {
  kind: sql<TodayKind>`waiting.kind`,
  subjectUid: sql<string>`waiting.subject_uid`,
  since: sql<Date>`waiting.since`.mapWith(todayMarks.markedAt),
  dueAt: sql<Date>`waiting.due_at`.mapWith(todayMarks.markedAt),
  collabUid: sql<string | null>`waiting.collab_uid`,
  detail: sql<string | null>`waiting.detail`,
}
/** Holds the moment since when, so that what comes back is another thing. */
const key = sql<string>`waiting.kind || ':' || waiting.subject_uid || ':' || extract(epoch from waiting.since)::bigint`

/** Items with their marks: a brand's team and staff each mark their own as done. */
function marked(scope: Scope): SQL {
  const audience = scope.who === 'staff' ? sql`'staff'` : sql`waiting.brand_uid`
  return sql`${waitingIn(scope)}
    left join ${todayMarks} on ${todayMarks.audience} = ${audience} and ${todayMarks.key} = ${key}
    left join ${todaySnoozes} on ${todaySnoozes.accountUid} = ${scope.accountUid} and ${todaySnoozes.key} = ${key}
    left join ${threadSnoozeFacts} on waiting.kind = 'message' and ${threadSnoozeFacts.collabUid} = waiting.subject_uid
      and ${threadSnoozeFacts.accountUid} = ${scope.accountUid}`
}

/** A message is put off with its conversation. */
const snoozedUntil = sql`coalesce(${todaySnoozes.until}, ${threadSnoozeFacts.until})`
const isDue = () => or(isNull(snoozedUntil), lte(snoozedUntil, now()))

type Asked = {
  show: 'due' | 'later'
  kind?: TodayKind | undefined
  mine: boolean
  search?: string | undefined
  cursor?: string | undefined
  limit: number
}

/** What an item is called by; of a call and the like the name is its detail. */
const named = [influencerFacts.name, influencerFacts.handle, brandFacts.name, briefFacts.title]

/** A page of items. Those marked as done are left out; snoozed ones are under `later` until they come back. */
export async function listWaiting(db: Queryable, scope: Scope, timezone: string, asked: Asked) {
  const { show, kind, mine, search, cursor, limit } = asked
  const isLater = show === 'later'
  const order = isLater ? snoozedUntil : sql`waiting.due_at`
  const after = readCursor(cursor, 2)
  const rows = await select(
    db,
    scope,
    and(
      isNull(todayMarks.doneAt),
      isLater ? sql`${snoozedUntil} > ${now()}` : isDue(),
      kind && eq(waiting.kind, kind),
      search ? containsText([...named, waiting.detail], search) : undefined,
      mine ? eq(todayMarks.assignedTo, scope.accountUid) : undefined,
      after ? sql`(${order}, ${key}) > (${String(after[0])}::timestamptz, ${String(after[1])})` : undefined,
    ),
  )
    .orderBy(order, key)
    .limit(limit + 1)
  const page = cutPage(rows, limit, (row) => [(isLater ? row.snoozedUntil : row.dueAt)?.toISOString() ?? '', row.key])
  return { ...page, rows: page.rows.map((row) => viewOf(row, timezone)) }
}

/** One of them, whether it is put off or not; throws not-found where it waits no more. */
export async function getWaiting(db: Queryable, scope: Scope, itemKey: string) {
  const [row] = await select(db, scope, sql`${key} = ${itemKey}`)
  if (!row) throw new CallError('not-found', 'Someone has already dealt with this. Reload to see what’s left.')
  return row
}

export type WaitingRow = Awaited<ReturnType<typeof getWaiting>>

/** Whose mark a row takes. */
export const audienceOf = ({ who }: Scope, { brandUid }: WaitingRow): string =>
  who === 'staff' ? 'staff' : (brandUid ?? '')

/** Whom an event about a row is about. */
export const subjectOf = ({ subjectUid, brandUid, influencerUid }: WaitingRow) => ({
  subjectUid,
  brandUid,
  influencerUid,
})

/** How much of each kind waits now. */
export async function countWaiting(db: Queryable, scope: Scope): Promise<{ kind: TodayKind; count: number }[]> {
  return db
    .select({ kind: waiting.kind, count: sql<number>`count(*)::int` })
    .from(marked(scope))
    .where(and(isNull(todayMarks.doneAt), isDue()))
    .groupBy(waiting.kind)
}

export type VenueDue = { requests: number; reviews: number; others: number; nextAt: string | null }

/** To-do counts of each venue with something to do, in one statement: requests, content to review, all else, and when the first is due. */
export async function countWaitingByVenue(db: Queryable, scope: Scope): Promise<Map<string, VenueDue>> {
  const of = (kind: TodayKind) => sql<number>`(count(*) filter (where waiting.kind = ${kind}))::int`
  const rows = await db
    .select({
      brandUid: sql<string | null>`waiting.brand_uid`,
      requests: of('request'),
      reviews: of('review'),
      all: sql<number>`count(*)::int`,
      dueAt: sql<Date>`min(waiting.due_at)`.mapWith(todayMarks.markedAt),
    })
    .from(marked(scope))
    .where(and(isNull(todayMarks.doneAt), isDue()))
    .groupBy(sql`waiting.brand_uid`)
  return new Map(
    rows.flatMap(({ brandUid, requests, reviews, all, dueAt }) =>
      brandUid
        ? [[brandUid, { requests, reviews, others: all - requests - reviews, nextAt: dueAt.toISOString() }] as const]
        : [],
    ),
  )
}

function select(db: Queryable, scope: Scope, where: SQL | undefined) {
  return db
    .select({
      ...waiting,
      key,
      brandUid: brandFacts.uid,
      brandName: brandFacts.name,
      timezone: brandFacts.timezone,
      influencerUid: influencerFacts.uid,
      influencerName: influencerFacts.name,
      handle: influencerFacts.handle,
      briefUid: briefFacts.uid,
      briefTitle: briefFacts.title,
      assignedTo: sql<string | null>`${todayMarks.assignedTo}`,
      assignedName: staffFacts.displayName,
      snoozedUntil: sql<Date | null>`${snoozedUntil}`.mapWith(todaySnoozes.until),
    })
    .from(marked(scope))
    .leftJoin(brandFacts, sql`${brandFacts.uid} = waiting.brand_uid`)
    .leftJoin(influencerFacts, sql`${influencerFacts.uid} = waiting.influencer_uid`)
    .leftJoin(briefFacts, sql`${briefFacts.uid} = waiting.brief_uid`)
    .leftJoin(staffFacts, eq(staffFacts.accountUid, todayMarks.assignedTo))
    .where(where)
}

type Row = Awaited<ReturnType<typeof select>>[number]

function viewOf(row: Row, timezone: string): TodayItem {
  const { brandUid, brandName, influencerUid, influencerName, handle, briefUid, briefTitle } = row
  const { assignedTo, assignedName, since, dueAt, snoozedUntil } = row
  return {
    key: row.key,
    kind: row.kind,
    subjectUid: row.subjectUid,
    since: since.toISOString(),
    dueAt: dueAt.toISOString(),
    brand: brandUid && brandName ? { uid: brandUid, name: brandName } : null,
    influencer: influencerUid && influencerName && handle ? { uid: influencerUid, name: influencerName, handle } : null,
    brief: briefUid ? { uid: briefUid, title: briefTitle ?? '' } : null,
    collabUid: row.collabUid,
    detail: row.detail,
    timezone: row.timezone ?? timezone,
    assignedTo: assignedTo ? { uid: assignedTo, name: assignedName ?? '' } : null,
    snoozedUntil: snoozedUntil?.toISOString() ?? null,
  }
}
