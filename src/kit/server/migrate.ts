import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { projectRoot } from './root.ts'

const folder = join(projectRoot, 'migrations')
/** Serialises migrations of several processes that start at once. */
const migrationLock = 7_365_101

/** The migrations of before were squashed into one: a database that they made has another shape. */
const beforeTheFirstRelease =
  'This database was made by a version from before the first release and can’t be upgraded. ' +
  'Set DATA_DIR to an empty folder or DATABASE_URL to an empty database, or delete the old data if it was only a demo.'

/**
 * Applies every migration that the database has not seen, in order, each with its record in one transaction. Returns their
 * names. `last`: the one to end with, for a database as a former release had it.
 */
export async function migrate(database: Database, last?: string): Promise<string[]> {
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
    await tx.execute(
      sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`,
    )
    const applied = new Set(
      (await tx.execute<{ name: string }>(sql`select name from migrations`)).rows.map((row) => row.name),
    )
    if (applied.has('0000_first.sql')) throw new Error(beforeTheFirstRelease)
    const pending = migrationNames().filter((name) => !applied.has(name) && (!last || name <= last))
    for (const name of pending) {
      await tx.execute(sql.raw(readFileSync(join(folder, name), 'utf8')))
      await tx.execute(sql`insert into migrations (name) values (${name})`)
    }
    return pending
  })
}

/** True when the database has every migration of this version. */
export async function isMigrated(database: Database): Promise<boolean> {
  const { rows } = await database.db.execute<{ name: string }>(sql`select name from migrations`)
  const applied = new Set(rows.map((row) => row.name))
  return migrationNames().every((name) => applied.has(name))
}

/** Migrations of this version that the database has not seen, and those that it has seen and this version does not know. Reads only. */
export async function listPending(database: Database): Promise<{ pending: string[]; unknown: string[] }> {
  const { rows: tables } = await database.db.execute<{ is: boolean }>(
    sql`select to_regclass('migrations') is not null as is`,
  )
  const { rows } = tables[0]?.is
    ? await database.db.execute<{ name: string }>(sql`select name from migrations order by name`)
    : { rows: [] }
  const names = migrationNames()
  const applied = rows.map(({ name }) => name)
  return {
    pending: names.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !names.includes(name)),
  }
}

function migrationNames(): string[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_.+\.sql$/.test(name))
    .sort()
}
