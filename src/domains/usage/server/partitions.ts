import { sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { now } from '../../../kit/server/clock.ts'
import type { Db, Queryable } from '../../../kit/server/database.ts'

/** Partitions stand ready this many days ahead: a night without jobs costs nothing. */
const daysAhead = 3
const prefix = 'user_events_p'

/** The partition of a day (UTC), and its bounds. */
export function partitionOf(day: string): { name: string; from: string; until: string } {
  const from = DateTime.fromISO(day, { zone: 'utc' })
  return {
    name: prefix + from.toFormat('yyyyMMdd'),
    from: from.toISO()!,
    until: from.plus({ days: 1 }).toISO()!,
  }
}

/** The days that have a partition, oldest first. */
export async function partitionDays(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'user_events'::regclass and c.relname like ${`${prefix}%`} order by 1`)
  return rows.map(({ name }) =>
    DateTime.fromFormat(name.slice(prefix.length), 'yyyyMMdd', { zone: 'utc' }).toISODate()!,
  )
}

/**
 * A partition for today and the days to come, and for every day whose events arrived while it had none: they wait in the
 * default partition and are moved in the same transaction.
 */
export async function makePartitions(db: Db): Promise<void> {
  const today = DateTime.fromJSDate(now(), { zone: 'utc' })
  const { rows } = await db.execute<{ day: string }>(
    sql`select distinct to_char(at at time zone 'utc', 'YYYY-MM-DD') as day from user_events_default`,
  )
  const ahead = Array.from({ length: daysAhead + 1 }, (_, days) => today.plus({ days }).toISODate()!)
  const present = new Set(await partitionDays(db))
  for (const day of new Set([...rows.map((row) => row.day), ...ahead])) {
    if (!present.has(day)) await makePartition(db, day)
  }
}

async function makePartition(db: Db, day: string): Promise<void> {
  const { name, from, until } = partitionOf(day)
  const table = sql.identifier(name)
  await db.transaction(async (tx) => {
    await tx.execute(sql`create table ${table} (like user_events including defaults)`)
    await tx.execute(sql`
      with moved as (delete from user_events_default where at >= ${from}::timestamptz and at < ${until}::timestamptz returning *)
      insert into ${table} select * from moved`)
    await tx.execute(
      sql`alter table user_events attach partition ${table} for values from (${sql.raw(`'${from}'`)}) to (${sql.raw(`'${until}'`)})`,
    )
  })
}

/** A closed day is read and hardly written: it gets what a search for a person, a profile or a record needs. */
export async function indexClosedDays(db: Db): Promise<void> {
  const today = DateTime.fromJSDate(now(), { zone: 'utc' }).toISODate()!
  const { rows } = await db.execute<{ name: string }>(
    sql`select indexname as name from pg_indexes where schemaname = 'public' and tablename like ${`${prefix}%`}`,
  )
  const present = new Set(rows.map(({ name }) => name))
  for (const day of (await partitionDays(db)).filter((one) => one < today)) {
    const { name } = partitionOf(day)
    for (const [suffix, column] of searched) {
      const index = `${name}_${suffix}`
      if (!present.has(index))
        await db.execute(
          sql`create index if not exists ${sql.identifier(index)} on ${sql.identifier(name)} (${sql.identifier(column)}, at)`,
        )
    }
  }
}

const searched = [
  ['account', 'account_uid'],
  ['profile', 'profile_uid'],
  ['target', 'target_uid'],
] as const
