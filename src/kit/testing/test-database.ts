import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openEmbedded, openPostgres } from '../server/database.ts'
import { migrate } from '../server/migrate.ts'
import { listStoredTables } from '../server/stored-tables.ts'
import { sql } from 'drizzle-orm'
import { templateName } from './global-setup.ts'

let opened: Promise<Database> | null = null
/** Rows that the migrations wrote, as JSON by table, parents first: an emptied database has them again. */
let seeded: { name: string; rows: string }[] = []
let made = 0

/**
 * Without looking at references, as everything goes. To truncate would make every table's and every index's file anew,
 * which takes ten times as long as the few rows of a test.
 */
const deleteEverything = sql`do $$
  declare name text;
  begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations' loop
      execute format('delete from %I', name);
    end loop;
  end $$`

/** This worker's database, of the kind the run is on (TEST_DATABASE): cloned from the template, or embedded in memory. */
export function testDatabase(): Promise<Database> {
  opened ??= open().then(async (database) => {
    seeded = await listSeeded(database)
    return database
  })
  return opened
}

/** The same, with every row of every earlier test gone. */
export async function emptyDatabase(): Promise<Database> {
  const database = await testDatabase()
  await database.db.execute(deleteEverything)
  for (const { name, rows: lines } of seeded) {
    const table = sql.identifier(name)
    await database.db.execute(
      sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${lines}::jsonb)`,
    )
  }
  return database
}

async function open(): Promise<Database> {
  const server = inject('postgresUrl')
  if (!server) {
    const database = await openEmbedded()
    await migrate(database)
    return database
  }
  return openPostgres(await cloneTemplate(server), { max: 70 })
}

async function listSeeded({ db }: Database): Promise<typeof seeded> {
  const found: typeof seeded = []
  for (const { name } of await listStoredTables(db)) {
    const { rows } = await db.execute<{ rows: string | null }>(
      sql`select jsonb_agg(to_jsonb(t))::text as rows from ${sql.identifier(name)} t`,
    )
    if (rows[0]?.rows) found.push({ name, rows: rows[0].rows })
  }
  return found
}

/** A database of its own, cloned from the template; answers its address. */
export async function cloneTemplate(server: string): Promise<string> {
  const name = `test_${process.pid}_${Date.now().toString(36)}_${(made += 1)}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name} template ${templateName}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
