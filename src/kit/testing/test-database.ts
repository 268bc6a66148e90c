import { inject } from 'vitest'
import { type Database, openPostgres } from '../server/database.ts'
import { openMigrated } from './embedded.ts'
import { addressOf, cloneDatabase, onServer } from './postgres.ts'
import { addressForRestoring, prepareSnapshots, restoreSnapshot, type Snapshot, takeSnapshot } from './snapshots.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that test databases are made on; null when the run is on the embedded database. */
    postgresUrl: string | null
    /** The database there that they are cloned from. */
    postgresTemplate: string
    /** Where a pooler of transactions stands before that server; null without one. */
    poolerUrl: string | null
  }
}

/** A worker's database, and what the migrations left in it. */
export type TestDatabase = {
  database: Database
  empty: Snapshot
  /** How often a connection was taken from the pool: the same number as before means that nobody has worked on it since. */
  uses: () => number
  take: () => Promise<Snapshot>
  restore: (snapshot: Snapshot) => Promise<void>
  end: () => Promise<void>
}

/** Who wins a race is tested, not how long a busy machine takes for it: below what a test may take. */
const waitMs = 110_000

let opened: Promise<TestDatabase> | null = null

/** This worker's database, of the kind the run is on (TEST_DATABASE): cloned from the template, or embedded in memory. */
export function openTestDatabase(): Promise<TestDatabase> {
  opened ??= open()
  return opened
}

/** This worker’s database, with every row of every earlier test gone. */
export async function emptyDatabase(): Promise<Database> {
  const { database, empty, restore } = await openTestDatabase()
  await restore(empty)
  return database
}

/**
 * After a test that failed: it may have run out of time with a transaction open, and go on writing. Its database is left to
 * it and ends; the next test gets another one, made now so that it does not cost that test its time.
 */
export async function replaceAfter(state: string | undefined): Promise<void> {
  if (state !== 'fail' || !opened) return
  const left = opened
  opened = left.then(open, open)
  await left.then(({ end }) => end())
  await opened
}

async function open(): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  if (!server) {
    const database = await openMigrated()
    // Its one connection may be in use for ever: nobody waits for that.
    const end = async () => void database.close().catch(() => undefined)
    return prepare(database, database, end)
  }
  const url = await cloneTemplate(server)
  const apart = openPostgres(addressForRestoring(url), { max: 1 })
  const end = () => onServer(server, `drop database ${new URL(url).pathname.slice(1)} with (force)`)
  const pooler = inject('poolerUrl')
  const poolerUrl = pooler ? addressOf(pooler, new URL(url).pathname.slice(1)) : undefined
  return prepare(openPostgres(url, { max: 70, waitMs, poolerUrl }), apart, end)
}

/** `apart` is another way into the same database where there is one: what it does is no use of the database by a test. */
async function prepare(database: Database, apart: Database, end: () => Promise<void>): Promise<TestDatabase> {
  await prepareSnapshots(database)
  let uses = 0
  database.pool.on('acquire', () => (uses += 1))
  if (apart !== database) {
    // Prepared statements go by a pipeline, for which no client is acquired.
    const query = database.pool.query.bind(database.pool) as (...given: unknown[]) => unknown
    Object.assign(database.pool, { query: (...given: unknown[]) => ((uses += 1), query(...given)) })
  }
  const unused = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work
    if (apart === database) uses -= 1
    return result
  }
  return {
    database,
    empty: await takeSnapshot(apart.db),
    uses: () => uses,
    take: () => unused(takeSnapshot(apart.db)),
    restore: (snapshot) => unused(restoreSnapshot(apart.db, snapshot)),
    end,
  }
}

/** A database of its own, cloned from the template; answers its address. */
export function cloneTemplate(server: string): Promise<string> {
  return cloneDatabase(server, inject('postgresTemplate'))
}
