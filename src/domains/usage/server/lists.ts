import { eq, gte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Condition, writeConditions } from '../../../kit/contract/table.ts'
import { dayMs, minuteMs, now, plus } from '../../../kit/server/clock.ts'
import { containsText } from '../../../kit/server/contains-text.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { conditionSql, type FieldSql, type TableSql } from '../../../kit/server/table-page.ts'
import { idKinds } from '../../../access/ids.ts'
import { type Actor, accountOf } from '../../../access/roles.ts'
import { accountsNamed } from '../../accounts/server/accounts-named.ts'
import type { KindAbout } from '../../audit/events.ts'
import { listEventsOfKinds, wasRecordedSince } from '../../audit/server/events.ts'
import { record } from '../../audit/server/record.ts'
import { brandFacts, influencerFacts } from '../../profiles/server/facts.ts'
import { indexedUntil } from './partitions.ts'
import { userErrors, userEvents, usageSessions } from './tables.ts'

/** Without a filter on the time, events are searched this far back. */
const lookBackMs = 30 * dayMs
/** The same person looking at the same thing again within this time is one access in the log. */
const sameAccessMs = 15 * minuteMs

/** Rows about a record: any of the columns names it. */
function aboutAny(...columns: SQL[]): FieldSql {
  const named = ({ values }: Condition) =>
    or(...columns.map((by) => conditionSql({ by, type: 'text' }, { field: 'about', is: 'is', values })))
  return {
    by: sql`null`,
    type: 'text',
    matches: (condition) =>
      condition.is === 'not' ? sql`(${named(condition)}) is not true` : sql`(${named(condition)})`,
  }
}

const asksAbout = ({ field, is }: Condition) => field === 'about' && is === 'is'

/**
 * The usage events in the database. A search for someone reads the current hours by themselves: what lies before them is indexed
 * by whom and what it is about (`partitions.ts`), by indexes that a statement over both would not use.
 */
export function usageEventsSql(where: readonly Condition[]): TableSql {
  const split = sql`${indexedUntil().toISOString()}::timestamptz`
  const parts = sql`(select * from ${userEvents} where at >= ${split} union all select * from ${userEvents} where at < ${split}) ${sql.identifier('user_events')}`
  return {
    from: where.some(asksAbout) ? parts : sql`${userEvents}`,
    uid: userEvents.eventId,
    byDefault: '-at',
    fields: {
      at: { by: userEvents.at, type: 'timestamptz' },
      about: aboutAny(sql`${userEvents.accountUid}`, sql`${userEvents.profileUid}`, sql`${userEvents.targetUid}`),
      role: { by: userEvents.role, type: 'text' },
      name: { by: userEvents.name, type: 'text' },
      device: { by: userEvents.device, type: 'text' },
    },
  }
}

/** Days before that are not even looked at, where no filter says when. */
export function withinLookBack(where: readonly Condition[]): SQL | undefined {
  return where.some(({ field }) => field === 'at') ? undefined : gte(userEvents.at, plus(now(), -lookBackMs))
}

/** The sessions in the database. */
export const usageSessionsSql: TableSql = {
  from: sql`${usageSessions}`,
  uid: usageSessions.sessionId,
  byDefault: '-started',
  fields: {
    started: { by: usageSessions.startedAt, type: 'timestamptz' },
    about: aboutAny(sql`${usageSessions.accountUid}`, sql`${usageSessions.profileUid}`),
    role: { by: usageSessions.role, type: 'text' },
    minutes: {
      by: sql`(extract(epoch from ${usageSessions.lastAt} - ${usageSessions.startedAt}) / 60)`,
      type: 'integer',
    },
    pages: { by: usageSessions.pages, type: 'integer' },
    events: { by: usageSessions.events, type: 'integer' },
    device: { by: usageSessions.device, type: 'text' },
    end: { by: usageSessions.endReason, type: 'text' },
  },
}

/** The errors that people met in the database. */
export const userErrorsSql: TableSql = {
  from: sql`${userErrors}`,
  uid: userErrors.uid,
  byDefault: '-at',
  fields: {
    at: { by: userErrors.at, type: 'timestamptz' },
    about: { by: userErrors.accountUid, type: 'text' },
    level: { by: userErrors.level, type: 'text' },
  },
}

type Looked = { search?: string | undefined; where: readonly Condition[] }

/** A search that names more accounts, brands or creators than this is about the newest of them. */
const mostNamed = 1_000

const idLike = new RegExp(`^(${idKinds.join('|')})_[0-9a-z]{26}$`)
const sessionIdLike = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The accounts and profiles that a search names, or the record whose ID it is. */
async function findNamed(db: Queryable, search: string): Promise<string[]> {
  if (idLike.test(search)) return [search]
  const newestOf = (uids: SQL) => sql`(select uid from ${uids} as named order by uid desc limit ${mostNamed})`
  const brands = sql`(select ${brandFacts.uid} from ${brandFacts} where ${containsText([brandFacts.name], search)})`
  const creators = sql`(select ${influencerFacts.uid} from ${influencerFacts} where ${containsText([influencerFacts.handle, influencerFacts.name], search)})`
  const { rows } = await db.execute<{ uid: string }>(
    sql`${newestOf(accountsNamed(search))} union all ${newestOf(brands)} union all ${newestOf(creators)}`,
  )
  return rows.map(({ uid }) => uid)
}

type Found = { where: readonly Condition[]; also?: SQL | undefined }

/** What a search asks of a list: a session by its ID, what is about those it names, or, where it names nobody, `otherwise`. */
async function findAbout(
  db: Queryable,
  { search, where }: Looked,
  sessionId: SQLWrapper,
  otherwise: (search: string) => SQL | undefined,
): Promise<Found> {
  if (!search) return { where }
  if (sessionIdLike.test(search)) return { where, also: sql`${sessionId} = ${search}::uuid` }
  const named = await findNamed(db, search)
  if (named.length === 0) return { where, also: otherwise(search) }
  return { where: [...where, { field: 'about', is: 'is', values: named }] }
}

/** Where a search names nobody, it is an event or a page. */
export const findEventsAbout = async (db: Queryable, looked: Looked): Promise<Found> =>
  findAbout(db, looked, userEvents.sessionId, (search) =>
    containsText([userEvents.name, userEvents.targetName], search),
  )

export const findSessionsAbout = async (db: Queryable, looked: Looked): Promise<Found> =>
  findAbout(db, looked, usageSessions.sessionId, () => sql`false`)

/** The beginning of a request's ID, as an error's message tells it. */
const referenceLike = /^[0-9a-f]{8}[0-9a-f-]*$/

/** What looks like a reference is looked up as one, by its index. */
export function errorsMatch(search: string): SQL | undefined {
  const { message, path, requestId, accountUid } = userErrors
  const reference = search.toLowerCase()
  if (referenceLike.test(reference)) return sql`${requestId} like ${`${reference}%`}`
  return or(
    containsText([message, path], search),
    eq(accountUid, search),
    sql`${accountUid} in ${accountsNamed(search)}`,
  )
}

/** How many of the last looks at a record are compared with a new one. */
const comparedLooks = 200

type Access = { actorUid: string; kind: KindAbout<'usage'>; subjectUid: string; search: string | undefined }

/** Whether the same person looked at the same thing a moment ago. Another search is another look. */
async function isKnown(tx: Tx, access: Access): Promise<boolean> {
  const since = plus(now(), -sameAccessMs)
  if (!(await wasRecordedSince(tx, access, since))) return false
  const looks = await listEventsOfKinds(tx, access.subjectUid, [access.kind], comparedLooks)
  return looks.some(
    ({ at, actorUid, after }) => at >= since && actorUid === access.actorUid && after?.['search'] === access.search,
  )
}

/** Whoever reads what people did is written down: who, when, about whom or what. */
export async function recordAccess(
  tx: Tx,
  actor: Actor,
  kind: KindAbout<'usage'>,
  subjectUid: string,
  after: Readonly<Record<string, string>> = {},
): Promise<void> {
  const access: Access = { actorUid: accountOf(actor), kind, subjectUid, search: after['search'] }
  if (await isKnown(tx, access)) return
  // The rows of a list and their count are asked for at the same moment: the second waits until the first is written down.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`usage:${Object.values(access).join(':')}`}))`)
  if (await isKnown(tx, access)) return
  await record(tx, actor, 'staff', kind, { subjectUid }, { after })
}

/** The same of a list: about each record that it is filtered by, or about all of them together. */
export async function recordLook(tx: Tx, actor: Actor, kind: KindAbout<'usage'>, looked: Looked): Promise<void> {
  for (const subjectUid of subjectsOf(looked)) await recordAccess(tx, actor, kind, subjectUid, filtersOf(looked))
}

export function subjectsOf({ where }: Looked): string[] {
  const named = where.filter(asksAbout).flatMap(({ values }) => values)
  return named.length > 0 ? [...new Set(named)] : ['usage']
}

/** What a list was asked for, as the log keeps it. */
export function filtersOf({ search, where }: Looked): Record<string, string> {
  const filters = writeConditions(where)
  return { ...(search && { search }), ...(filters && { filters }) }
}
