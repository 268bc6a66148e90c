import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { dayAfter } from '../contract/days.ts'
import { must } from '../contract/must.ts'
import { type Condition, countedUpTo } from '../contract/table.ts'
import { dayMs, now, plus } from './clock.ts'
import { cutPage, foreignCursor, readCursor } from './cursor.ts'
import type { Queryable } from './database.ts'

/** What a column of a table is in the database. */
export type FieldSql = {
  by: SQLWrapper
  type: 'text' | 'integer' | 'timestamptz' | 'date' | 'text[]'
  /** What it is sorted by where `by` can be null, exactly as its index has it: a page begins after a value, and null is none. */
  sortBy?: SQLWrapper
  /** The same for last first, where missing values come last then too. */
  sortDownBy?: SQLWrapper
  /** What that is, where it is something else. */
  sortType?: 'text' | 'integer' | 'timestamptz' | 'date' | 'interval'
  /** Joins the table that its order stands in, one row for each of the list’s; `from` goes without while nothing is sorted by it. */
  sortJoin?: SQL
  /** Filters it in another way: what is filtered stands in other tables. */
  matches?: (condition: Condition) => SQL
}

/** One table: its rows, what finds a row again, and its columns. */
export type TableSql = {
  /** What follows `from`, with its joins, each of one row at most. */
  from: SQL
  uid: SQLWrapper
  fields: Readonly<Record<string, FieldSql>>
  /** The order without another: `-created`. */
  byDefault: string
}

type Request = {
  where: readonly Condition[]
  sort?: string | undefined
  want: 'rows' | 'count'
  cursor?: string | undefined
  limit: number
}

export type FoundPage = {
  uids: string[]
  /** What each is sorted by, as text: finds the rows of a table whose key begins with that. */
  keys: string[]
  nextCursor: string | null
  count: number | null
}

/**
 * The ids of one page of a table in their order, after the cursor; or how many rows match, up to one more than `countedUpTo`.
 * `also` is what else has to hold, such as a search. Equal values are ordered by id, so that no row is shown twice or left out.
 */
export async function findTablePage(db: Queryable, table: TableSql, request: Request, also?: SQL): Promise<FoundPage> {
  if (request.want === 'count') {
    const matching = sql`(select from ${table.from} where ${holds(table, request, also) ?? sql`true`} limit ${countedUpTo + 1}) matching`
    const [row] = await db.select({ count: sql<number>`count(*)::integer` }).from(matching)
    return { uids: [], keys: [], nextCursor: null, count: must(row).count }
  }
  const { sort = table.byDefault, limit } = request
  const rows = await selectTablePage(db, table, request, also)
  const cut = cutPage(rows, limit, (row) => [sort, row.key, row.uid])
  return {
    uids: cut.rows.map((row) => row.uid),
    keys: cut.rows.map((row) => row.key),
    nextCursor: cut.nextCursor,
    count: null,
  }
}

/** The statement of a page: the ids with what they are sorted by, and one more than asked for. */
export function selectTablePage(db: Queryable, table: TableSql, request: Request, also?: SQL) {
  const { from, uid, fields, byDefault } = table
  const { sort = byDefault, cursor, limit } = request
  const isLastFirst = sort.startsWith('-')
  const field = must(fields[sort.replace(/^-/, '')], sort)
  const by = (isLastFirst ? field.sortDownBy : undefined) ?? field.sortBy ?? field.by
  const type = sql.raw(field.sortType ?? field.type)
  const after = readCursor(cursor, 3)
  if (after && after[0] !== sort) throw foreignCursor()
  const beyond = sql.raw(isLastFirst ? '<' : '>')
  const direction = sql.raw(isLastFirst ? 'desc' : 'asc')
  return db
    .select({ uid: sql<string>`${uid}`, key: sql<string>`${by}::text`.as('sort_key') })
    .from(field.sortJoin ? sql`${from} ${field.sortJoin}` : from)
    .where(
      and(
        holds(table, request, also),
        after ? sql`(${by}, ${uid}) ${beyond} (${String(after[1])}::${type}, ${String(after[2])})` : undefined,
      ),
    )
    .orderBy(sql`${by} ${direction}`, sql`${uid} ${direction}`)
    .limit(limit + 1)
}

/** How many rows match for each value of a column, up to one more than `countedUpTo` of each; values without any are left out. */
export async function countByValue(
  db: Queryable,
  table: TableSql,
  { where, field, values }: { where: readonly Condition[]; field: string; values: readonly string[] },
  also?: SQL,
): Promise<{ value: string; count: number }[]> {
  const { by } = must(table.fields[field], field)
  const matching = sql`(select from ${table.from} where ${and(sql`${by} = each.value`, holds(table, { where }, also))} limit ${countedUpTo + 1}) matching`
  const counts = db
    .select({
      value: sql<string>`each.value`.as('value'),
      count: sql<number>`(select count(*)::integer from ${matching})`.as('count'),
    })
    .from(sql`unnest(${sql.param([...values])}::text[]) each(value)`)
    .as('counts')
  return db
    .select()
    .from(counts)
    .where(sql`${counts.count} > 0`)
}

function holds({ fields }: TableSql, { where }: Pick<Request, 'where'>, also: SQL | undefined): SQL | undefined {
  return and(...where.map((condition) => conditionSql(must(fields[condition.field], condition.field), condition)), also)
}

/** Rows in the order of their ids; one that is gone by now is left out. */
export function inOrder<Row extends { uid: string }>(uids: readonly string[], rows: readonly Row[]): Row[] {
  const byUid = new Map(rows.map((row) => [row.uid, row]))
  return uids.flatMap((uid) => byUid.get(uid) ?? [])
}

/** A condition as the database asks it. What is empty is not one of any values: "is not" finds it too. */
export function conditionSql(field: FieldSql, condition: Condition): SQL {
  if (field.matches) return field.matches(condition)
  const { by, type } = field
  const { is, values } = condition
  const isSeveral = type === 'text[]'
  const given = sql`${sql.param(type === 'integer' ? values.map(Number) : values)}::${sql.raw(isSeveral ? type : `${type}[]`)}`
  const first = values[0] ?? ''
  switch (is) {
    case 'is':
      return isSeveral ? sql`${by} && ${given}` : sql`${by} = any(${given})`
    case 'not':
      return isSeveral ? sql`not ${by} && ${given}` : sql`(${by} is null or ${by} <> all(${given}))`
    case 'empty':
      return isSeveral ? sql`cardinality(${by}) = 0` : sql`${by} is null`
    case 'filled':
      return isSeveral ? sql`cardinality(${by}) > 0` : sql`${by} is not null`
    case 'min':
      return sql`${by} >= ${Number(first)}`
    case 'max':
      return sql`${by} <= ${Number(first)}`
    case 'within':
      return sql`${by} >= ${plus(now(), -Number(first) * dayMs).toISOString()}::${sql.raw(type)}`
    case 'before':
      return sql`${by} < ${startOf(first, type)}`
    case 'past':
      return sql`${by} < ${startOf(now().toISOString().slice(0, 10), type)}`
    case 'after':
      return sql`${by} >= ${startOf(dayAfter(first), type)}`
    case 'between': {
      const [from, until] = [...values].sort(type === 'integer' ? (a, b) => Number(a) - Number(b) : undefined)
      if (type === 'integer') return sql`${by} between ${Number(from)} and ${Number(until)}`
      return sql`(${by} >= ${startOf(must(from), type)} and ${by} < ${startOf(dayAfter(must(until)), type)})`
    }
  }
}

/** Where a day begins: in UTC, like every day that is filtered by. */
function startOf(day: string, type: FieldSql['type']): SQL {
  return type === 'date' ? sql`${day}::date` : sql`${`${day}T00:00:00Z`}::timestamptz`
}
