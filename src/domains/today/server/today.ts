import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import { containsText } from '../../../kit/server/contains-text.ts'
import { cutPage, readCursor } from '../../../kit/server/cursor.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { accountFacts } from '../../accounts/server/facts.ts'
import { threadAssigneeFacts, threadSnoozeFacts } from '../../messages/server/facts.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { brandFacts, influencerFacts } from '../../profiles/server/facts.ts'
import { cityFacts } from '../../profiles/vocabulary.ts'
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
      and ${threadSnoozeFacts.accountUid} = ${scope.accountUid}
    left join ${threadAssigneeFacts} on waiting.kind = 'message' and ${threadAssigneeFacts.collabUid} = waiting.subject_uid`
}

/** A message is put off with its conversation. */
const snoozedUntil = sql`coalesce(${todaySnoozes.until}, ${threadSnoozeFacts.until})`
const isDue = () => or(isNull(snoozedUntil), lte(snoozedUntil, now()))

/** A message is taken with its conversation. */
const assignedTo = sql<string | null>`coalesce(${todayMarks.assignedTo}, ${threadAssigneeFacts.accountUid})`

type Found = {
  mine: boolean
  search?: string | undefined
}
type Asked = Found & {
  show: 'due' | 'later'
  kind?: TodayKind | undefined
  cursor?: string | undefined
  limit: number
}

/** What an item is called by; of a call and the like the name is its detail. */
const named = [influencerFacts.name, influencerFacts.handle, brandFacts.name, briefFacts.title]

const isFound = (scope: Scope, { mine, search }: Found) =>
  and(
    search ? containsText([...named, waiting.detail], search) : undefined,
    mine ? eq(assignedTo, scope.accountUid) : undefined,
  )

/** A page of items. Those marked as done are left out; snoozed ones are under `later` until they come back. */
export async function listWaiting(db: Queryable, scope: Scope, timezone: string, asked: Asked) {
  const { show, kind, cursor, limit } = asked
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
      isFound(scope, asked),
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

/** How much of each kind waits now, of what is looked for. */
export async function countWaiting(
  db: Queryable,
  scope: Scope,
  found: Found = { mine: false },
): Promise<{ kind: TodayKind; count: number }[]> {
  return db
    .select({ kind: waiting.kind, count: sql<number>`count(*)::int` })
    .from(marked(scope))
    .leftJoin(brandFacts, isOfBrand)
    .leftJoin(influencerFacts, isOfInfluencer)
    .leftJoin(briefFacts, isOfBrief)
    .where(and(isNull(todayMarks.doneAt), isDue(), isFound(scope, found)))
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

const isOfBrand = sql`${brandFacts.uid} = waiting.brand_uid`
const isOfInfluencer = sql`${influencerFacts.uid} = waiting.influencer_uid`
const isOfBrief = sql`${briefFacts.uid} = waiting.brief_uid`

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
      avatar: influencerFacts.avatar,
      homeCity: influencerFacts.homeCity,
      briefUid: briefFacts.uid,
      briefTitle: briefFacts.title,
      assignedTo,
      assignedName: sql<string | null>`coalesce(${accountFacts.displayName}, ${threadAssigneeFacts.name})`,
      snoozedUntil: sql<Date | null>`${snoozedUntil}`.mapWith(todaySnoozes.until),
    })
    .from(marked(scope))
    .leftJoin(brandFacts, isOfBrand)
    .leftJoin(influencerFacts, isOfInfluencer)
    .leftJoin(briefFacts, isOfBrief)
    .leftJoin(accountFacts, eq(accountFacts.uid, todayMarks.assignedTo))
    .where(where)
}

type Row = Awaited<ReturnType<typeof select>>[number]

function viewOf(row: Row, timezone: string): TodayItem {
  const { brandUid, brandName, briefUid, briefTitle } = row
  const { assignedTo, assignedName, since, dueAt, snoozedUntil } = row
  return {
    key: row.key,
    kind: row.kind,
    subjectUid: row.subjectUid,
    since: since.toISOString(),
    dueAt: dueAt.toISOString(),
    brand: brandUid && brandName ? { uid: brandUid, name: brandName } : null,
    influencer: creatorOf(row),
    brief: briefUid ? { uid: briefUid, title: briefTitle ?? '' } : null,
    collabUid: row.collabUid,
    detail: row.detail,
    timezone: row.timezone ?? timezone,
    assignedTo: assignedTo ? { uid: assignedTo, name: assignedName ?? '' } : null,
    snoozedUntil: snoozedUntil?.toISOString() ?? null,
  }
}

function creatorOf({ influencerUid, influencerName, handle, avatar, homeCity }: Row): TodayItem['influencer'] {
  if (!influencerUid || !influencerName || !handle || !homeCity) return null
  return { uid: influencerUid, name: influencerName, handle, avatar, city: cityFacts[homeCity].name }
}
