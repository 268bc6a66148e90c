import { and, arrayContains, eq, exists, type SQL, sql } from 'drizzle-orm'
import { alias, PgArray, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import type { MergedThing } from '../../../access/merged-things.ts'
import type { ProfileMove, ProfilePair } from '../../../access/server/profile-merge.ts'
import { profileMerges } from './parts.ts'

const isAbout = ({ of }: ProfileMove, { type }: ProfilePair) => of === undefined || of === type

/** Carries out what every domain has to say, one after the other. */
export async function moveEverything(tx: Tx, pair: ProfilePair): Promise<void> {
  for (const { moves, merge } of profileMerges()) {
    for (const move of moves) if (isAbout(move, pair)) await carryOut(tx, move, pair)
    await merge?.(tx, pair)
  }
}

async function carryOut(tx: Tx, move: ProfileMove, pair: ProfilePair): Promise<void> {
  const { column, does, once, givesWay, named } = move
  const { from, to } = pair
  const { table } = column
  if (does === 'stays' || does === 'by hand') return
  if (column instanceof PgArray) return replaceIn(tx, column, pair)
  if (does === 'goes') return void (await tx.delete(table).where(eq(column, from)))
  if (once) {
    const has = (uid: string) => exists(alsoOf(tx, table, column, once, uid))
    if (givesWay) await tx.delete(table).where(and(eq(column, to), givesWay, has(from)))
    await tx.delete(table).where(and(eq(column, from), has(to)))
  }
  if (named) {
    const own = sql`select ${named} from ${table} where ${column} = ${to}`
    await tx.execute(
      sql`update ${table} set ${sql.identifier(named.name)} = ${named} || ' (' || right(${from}, 4) || ')' where ${column} = ${from} and ${named} in (${own})`,
    )
  }
  await tx.execute(sql`update ${table} set ${sql.identifier(column.name)} = ${to} where ${column} = ${from}`)
}

/** A row of the other profile that says the same as a row of this one. */
function alsoOf(tx: Tx, table: PgTable, column: PgColumn, once: readonly PgColumn[], uid: string) {
  const other = alias(table, 'also')
  const of = (one: PgColumn) => sql`${sql.identifier('also')}.${sql.identifier(one.name)}`
  return tx
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(of(column), uid), ...once.map((one) => eq(of(one), one))))
}

/** In an array each profile is named once. */
async function replaceIn(tx: Tx, column: PgColumn, { from, to }: ProfilePair): Promise<void> {
  const replaced = sql`array(select distinct unnest(array_replace(${column}, ${from}, ${to})))`
  await tx.execute(
    sql`update ${column.table} set ${sql.identifier(column.name)} = ${replaced} where ${arrayContains(column, [from])}`,
  )
}

/** How much of what moves there is, in the order of `mergedThings`; what there is none of is left out. */
export async function countMoves(db: Queryable, pair: ProfilePair): Promise<Map<MergedThing, number>> {
  const counted = profileMerges().flatMap(({ moves }) =>
    moves.flatMap((move) => (move.counts && isAbout(move, pair) ? [{ thing: move.counts, by: move.column }] : [])),
  )
  const each = counted.map(
    ({ thing, by }): SQL =>
      sql`select ${thing}::text as thing, count(*)::int as count from ${by.table} where ${by} = ${pair.from}`,
  )
  const { rows } = await db.execute<{ thing: MergedThing; count: number }>(sql.join(each, sql` union all `))
  const sums = new Map<MergedThing, number>()
  const add = (thing: MergedThing, count: number) => sums.set(thing, (sums.get(thing) ?? 0) + count)
  for (const { thing, count } of rows) add(thing, count)
  for (const { counts } of profileMerges())
    for (const [thing, count] of Object.entries((await counts?.(db, pair)) ?? {})) add(thing as MergedThing, count)
  return sums
}

/** What stands in the way, of every domain. */
export async function obstaclesTo(db: Queryable, pair: ProfilePair): Promise<string[]> {
  const found: string[] = []
  for (const { obstacles } of profileMerges()) found.push(...((await obstacles?.(db, pair)) ?? []))
  return found
}
