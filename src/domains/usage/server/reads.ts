import { and, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { one } from '../../../kit/contract/must.ts'
import { dayMs, minuteMs, now, plus } from '../../../kit/server/clock.ts'
import { cutPage, readCursor } from '../../../kit/server/cursor.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { type Actor, accountOf } from '../../../access/roles.ts'
import { record } from '../../audit/server/record.ts'
import type { KindAbout } from '../../audit/events.ts'
import { wasRecordedSince } from '../../audit/server/events.ts'
import type { UsageFilter } from '../contract.ts'
import { indexedUntil } from './partitions.ts'
import { userErrors, userEvents } from './tables.ts'

/** Without dates a search goes back this far. */
const lookBackMs = 30 * dayMs
/** The same person looking at the same thing again within this time is one access in the log. */
const sameAccessMs = 15 * minuteMs

/**
 * Events newest first. The bounds of time are constants of the statement: days outside them are not even looked at. A search
 * for someone reads the last hour by itself: what lies before it is indexed (`partitions.ts`), and often not needed.
 */
export async function findEvents(db: Queryable, filter: UsageFilter, limit: number, cursor?: string) {
  const day = (iso: string) => DateTime.fromISO(iso, { zone: 'utc' })
  const from = filter.from ? day(filter.from).toJSDate() : plus(now(), -lookBackMs)
  const until = filter.until ? day(filter.until).plus({ days: 1 }).toJSDate() : plus(now(), dayMs)
  const matching = and(matchingFilter(filter), afterCursor(cursor))
  const read = (since: Date, before: Date, most: number) =>
    db
      .select()
      .from(userEvents)
      .where(and(gte(userEvents.at, since), lt(userEvents.at, before), matching))
      .orderBy(desc(userEvents.at), desc(userEvents.eventId))
      .limit(most)
  const split = new Date(Math.min(Math.max(indexedUntil().getTime(), from.getTime()), until.getTime()))
  const rows = await read(filter.about ? split : from, until, limit + 1)
  if (filter.about && rows.length <= limit) rows.push(...(await read(from, split, limit + 1 - rows.length)))
  return cutPage(rows, limit, (row) => [row.at.toISOString(), row.eventId])
}

function matchingFilter({ about, name, role }: UsageFilter): SQL | undefined {
  return and(
    about
      ? or(eq(userEvents.accountUid, about), eq(userEvents.profileUid, about), eq(userEvents.targetUid, about))
      : undefined,
    name ? eq(userEvents.name, name) : undefined,
    role ? eq(userEvents.role, role) : undefined,
  )
}

function afterCursor(cursor?: string): SQL | undefined {
  const after = readCursor(cursor, 2)
  return after
    ? sql`(${userEvents.at}, ${userEvents.eventId}) < (${String(after[0])}::timestamptz, ${String(after[1])}::uuid)`
    : undefined
}

/** Whoever reads what people did is written down: who, when, about what. */
export async function recordAccess(
  tx: Tx,
  actor: Actor,
  kind: KindAbout<'usage'>,
  subjectUid: string,
  after: UsageFilter,
): Promise<void> {
  const access = { actorUid: accountOf(actor), kind, subjectUid }
  if (await wasRecordedSince(tx, access, plus(now(), -sameAccessMs))) return
  await record(tx, actor, 'staff', kind, { subjectUid }, { after })
}

/** When the newest event happened, and when somebody met an error last; null before the first. */
export async function readNewestUsage(db: Queryable): Promise<{ eventAt: Date | null; errorAt: Date | null }> {
  const newest = (table: typeof userEvents | typeof userErrors) =>
    sql<Date | null>`(select ${table.at} from ${table} order by ${table.at} desc limit 1)`.mapWith(table.at)
  const found = await db
    .select({ eventAt: newest(userEvents), errorAt: newest(userErrors) })
    .from(sql`(values (1)) as once`)
  return one(found)
}
