import { sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { must } from '../../../kit/contract/must.ts'
import { minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Db, Queryable } from '../../../kit/server/database.ts'

/** Partitions stand ready this many days ahead: a night without jobs costs nothing. */
const daysAhead = 3
const prefix = 'user_events_p'

/** The partition of a day (UTC), and its bounds. */
export function partitionOf(day: string): { name: string; from: string; until: string } {
  const from = DateTime.fromISO(day, { zone: 'utc' })
  return {
    name: prefix + from.toFormat('yyyyMMdd'),
    from: must(from.toISO(), 'to iso'),
    until: must(from.plus({ days: 1 }).toISO(), 'to iso'),
  }
}

/** The days that have a partition, oldest first. */
export async function partitionDays(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'user_events'::regclass and c.relname like ${`${prefix}%`} order by 1`)
  return rows.map(({ name }) =>
    must(DateTime.fromFormat(name.slice(prefix.length), 'yyyyMMdd', { zone: 'utc' }).toISODate(), 'valid day'),
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
  const ahead = Array.from({ length: daysAhead + 1 }, (_, days) => must(today.plus({ days }).toISODate(), 'valid day'))
  const present = new Set(await partitionDays(db))
  for (const day of new Set([...rows.map((row) => row.day), ...ahead])) {
    if (!present.has(day)) await makePartition(db, day)
  }
}

async function makePartition(db: Db, day: string): Promise<void> {
  const { name, from, until } = partitionOf(day)
  const table = sql.identifier(name)
  await db.transaction(async (tx) => {
    // Whoever writes waits here, before it is chosen which partition gets the event.
    await tx.execute(sql`lock table only user_events in share row exclusive mode`)
    await tx.execute(sql`create table ${table} (like user_events including defaults)`)
    await tx.execute(sql`
      with moved as (delete from user_events_default where at >= ${from}::timestamptz and at < ${until}::timestamptz returning *)
      insert into ${table} select * from moved`)
    await tx.execute(
      sql`alter table user_events attach partition ${table} for values from (${sql.raw(`'${from}'`)}) to (${sql.raw(`'${until}'`)})`,
    )
  })
}

/** An hour that is over gets its indexes by the job within this time. */
const indexedWithinMs = 15 * minuteMs

/** Events before this moment (the start of an hour, UTC) are indexed by who and what they are about; later ones are few. */
export function indexedUntil(): Date {
  return hourOf(plus(now(), -indexedWithinMs)).toJSDate()
}

/**
 * What is over is read and hardly written: it gets what a search for a person, a profile or a record needs. A closed day is
 * indexed whole, today up to its last full hour, by a partial index that the next hour's replaces: a write still pays for the
 * key alone. Nobody waits for it (`concurrently`).
 */
export async function indexWhatIsOver(db: Db): Promise<void> {
  const hour = hourOf(now())
  const today = must(hour.toISODate(), 'valid day')
  const present = await listIndexes(db)
  for (const day of (await partitionDays(db)).filter((one) => one <= today)) {
    const { name } = partitionOf(day)
    const isOver = day < today
    const wanted = searched.map(([about]) => (isOver ? `${name}_${about}` : `${name}_${about}_h${hour.toFormat('HH')}`))
    for (const [at, index] of wanted.entries()) {
      if (present.get(index)) continue
      await db.execute(sql`drop index concurrently if exists ${sql.identifier(index)}`)
      const until = isOver ? sql`` : sql` where at < ${sql.raw(`'${hour.toISO()}'`)}::timestamptz`
      await db.execute(
        sql`create index concurrently ${sql.identifier(index)} on ${sql.identifier(name)} (${sql.identifier(must(searched[at], 'searched')[1])}, at)${until}`,
      )
    }
    const earlier = [...present.keys()].filter((index) => index.startsWith(`${name}_`) && /_h\d\d$/.test(index))
    for (const index of earlier.filter((one) => !wanted.includes(one)))
      await db.execute(sql`drop index concurrently ${sql.identifier(index)}`)
  }
}

/** The indexes of the days by name; false for one whose making was broken off. */
async function listIndexes(db: Queryable): Promise<Map<string, boolean>> {
  const { rows } = await db.execute<{ name: string; valid: boolean }>(sql`
    select c.relname as name, i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relname like ${`${prefix}%`}`)
  return new Map(rows.map(({ name, valid }) => [name, valid]))
}

function hourOf(at: Date): DateTime {
  return DateTime.fromJSDate(at, { zone: 'utc' }).startOf('hour')
}

const searched = [
  ['account', 'account_uid'],
  ['profile', 'profile_uid'],
  ['target', 'target_uid'],
] as const
