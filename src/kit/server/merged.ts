import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * A list, newest first, that several tables make together, in one statement: each part brings its own newest rows after the
 * cursor, by an index of its own, and the page is cut out of all of them.
 */
export type MergedPage = { after: readonly [at: string, uid: string] | null; limit: number }

/** A row of the page; `at` is ISO 8601 to the microsecond, so that a cursor loses nothing. */
export type MergedRow = { source: string; at: string; uid: string; data: Record<string, unknown> }

type Value = SQL | SQLWrapper

/** One table's part. `from` ends with its conditions; `data` is a jsonb object of what the list shows. `source` is ours, never typed in. */
export function mergedPart(
  source: string,
  { at, uid, data, from }: { at: Value; uid: Value; data: Record<string, Value>; from: SQL },
  { after, limit }: MergedPage,
): SQL {
  const fields = Object.entries(data).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`)
  const rest = after ? sql`${from} and (${at}, ${uid}) < (${after[0]}::timestamptz, ${after[1]})` : from
  return sql`(select ${sql.raw(`'${source}'`)}::text as source, ${at} as at, ${uid} as uid,
    jsonb_build_object(${sql.join(fields, sql`, `)}) as data
    from ${rest} order by ${at} desc, ${uid} desc limit ${limit + 1})`
}

/** The uid of the one whose rows a part reads, inside `mergedOfEach`. */
export const ownerUid = sql`owner.uid`

/** The same part for each of several owners, such as the members of a group: each brings its newest rows by index. `owners` is a query of uids. */
export function mergedOfEach(owners: SQL, part: SQL): SQL {
  return sql`(select part.* from (${owners}) as owner(uid) cross join lateral ${part} as part)`
}

/** The page itself, each row once: one row more than its limit, to tell whether another follows (`cutPage`). */
export function mergedPage(parts: readonly SQL[], { limit }: MergedPage): SQL {
  return sql`select source, to_char(merged.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, uid, data
    from (${sql.join([...parts], sql` union `)}) as merged order by merged.at desc, uid desc limit ${limit + 1}`
}
