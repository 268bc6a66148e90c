import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { lt, sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { must } from '../../../kit/contract/must.ts'
import type { Storage } from '../../../adapters/storage/storage.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Db, Queryable } from '../../../kit/server/database.ts'
import { inWorkFolder } from '../../../kit/server/work-folder.ts'
import { partitionDays, partitionOf } from './partitions.ts'
import { usagePeople, usageSessions } from './tables.ts'

const batch = 5_000

/** How long the leaving of a day may wait for who reads: writes wait behind it. Next night is another. */
const patience = '2s'

/**
 * Days older than `days` leave the database, each after its events were exported, one JSON object a line, to `usage/…` in the
 * store; with them what was counted of single people. Answers the days that left.
 */
export async function endOldDays(db: Db, storage: Storage, days: number): Promise<string[]> {
  const first = must(DateTime.fromJSDate(now(), { zone: 'utc' }).minus({ days }).toISODate(), 'valid day')
  const old = (await partitionDays(db)).filter((day) => day < first)
  for (const day of old) {
    await exportDay(db, storage, day)
    await dropPartition(db, day)
  }
  const begin = sql`${first}::timestamp at time zone 'utc'`
  await db.delete(usageSessions).where(sql`${usageSessions.startedAt} < ${begin}`)
  await db.delete(usagePeople).where(lt(usagePeople.day, first))
  return old
}

async function dropPartition(db: Db, day: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = ${sql.raw(`'${patience}'`)}`)
    await tx.execute(sql`drop table ${sql.identifier(partitionOf(day).name)}`)
  })
}

/** Where the export of a day lies. */
export const exportKey = (day: string) => `usage/${day}.ndjson.gz`

async function exportDay(db: Queryable, storage: Storage, day: string): Promise<void> {
  await inWorkFolder(async (folder) => {
    const path = join(folder, 'day.ndjson.gz')
    await pipeline(Readable.from(linesOf(db, partitionOf(day).name)), createGzip(), createWriteStream(path))
    await storage.put(exportKey(day), path, 'application/gzip')
  })
}

async function* linesOf(db: Queryable, partition: string): AsyncGenerator<string> {
  const table = sql.identifier(partition)
  let after = sql`true`
  for (;;) {
    const { rows } = await db.execute<{ row: Record<string, unknown>; at: string; id: string }>(
      sql`select to_jsonb(t) as row, t.at::text as at, t.event_id::text as id from ${table} t where ${after} order by t.at, t.event_id limit ${batch}`,
    )
    if (rows.length === 0) return
    yield rows.map(({ row }) => `${JSON.stringify(row)}\n`).join('')
    const { at, id } = must(rows.at(-1), 'row')
    after = sql`(t.at, t.event_id) > (${at}::timestamptz, ${id}::uuid)`
  }
}
