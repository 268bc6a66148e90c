import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import * as z from 'zod/mini'
import { must } from '../contract/must.ts'
import { type PostgresServer, startPostgres } from '../testing/postgres.ts'
import { testConfig } from '../testing/test-config.ts'
import { type Database, openPostgres } from './database.ts'
import { createRunner, type ReadFrom } from './runner.ts'

const isOnServer = inject('postgresUrl') !== null
let primary: PostgresServer
let standby: PostgresServer
let database: Database

beforeAll(async () => {
  if (!isOnServer) return
  primary = await startPostgres()
  standby = await startPostgres({ follows: primary.url })
})
afterAll(async () => {
  if (!isOnServer) return
  await standby.stop()
  await primary.stop()
})
beforeEach(async () => {
  if (!isOnServer) return
  database = openPostgres(primary.url, { readUrl: standby.url })
  await database.db.execute(sql`drop table if exists notes`)
  await database.db.execute(sql`create table notes (name text)`)
})
afterEach(() => isOnServer && database.close())

/** The replica, once it is read from. */
async function replicaOf({ replica }: Database) {
  const found = must(replica, 'replica')
  await expect.poll(() => found.shows()).toBe(true)
  return found
}
const write = (name: string) => database.db.execute(sql`insert into notes values (${name})`)
const nobody = { accountUid: null, sessionUid: null, requestId: 'r', address: '' }
/** A product that saves, and that reads whether the primary answered. */
const asking = ({ db: primaryDb }: Database, replicaFor: () => ReadFrom) =>
  createRunner({
    calls: [
      { name: 'ask', kind: 'read', access: {}, input: z.object({}), output: z.object({ home: z.boolean() }) },
      { name: 'save', kind: 'write', access: {}, input: z.object({}), output: z.object({}) },
    ],
    handlers: {
      save: async () => ({}),
      ask: async (_input, { db = primaryDb }) => {
        const { rows } = await db.execute<{ replica: boolean }>(sql`select pg_is_in_recovery() as replica`)
        return { home: rows[0]?.replica === false }
      },
    },
    config: testConfig(),
    db: primaryDb,
    replicaFor,
    loadActor: async (db) => void (await db.execute(sql`select 1`)),
    gate: () => undefined,
    limit: async () => undefined,
    services: () => ({}),
  })
const namesOn = async (db: Database['db']) =>
  (await db.execute<{ name: string }>(sql`select name from notes`)).rows.map(({ name }) => name)

it.runIf(isOnServer)('shows what was committed before a moment only once it has it', async () => {
  const replica = await replicaOf(database)
  await replica.db.execute(sql`select pg_wal_replay_pause()`)
  await write('Alice')
  const written = performance.now()
  expect(replica.shows(written)).toBe(false)
  await replica.db.execute(sql`select pg_wal_replay_resume()`)
  await expect.poll(() => replica.shows(written)).toBe(true)
  expect(await namesOn(replica.db)).toEqual(['Alice'])
})

it.runIf(isOnServer)('is not read from while it is behind, and again once it has caught up', async () => {
  const replica = await replicaOf(database)
  await replica.db.execute(sql`select pg_wal_replay_pause()`)
  await write('Alice')
  await expect.poll(() => replica.shows()).toBe(false)
  await replica.db.execute(sql`select pg_wal_replay_resume()`)
  await expect.poll(() => replica.shows()).toBe(true)
  expect(replica.lagMs()).toBeLessThan(2_000)
})

it.runIf(isOnServer)('is not read from when it follows nobody', async () => {
  const alone = openPostgres(primary.url, { readUrl: primary.url })
  const replica = must(alone.replica)
  await alone.db.execute(sql`select 1`)
  expect([replica.shows(), replica.lagMs()]).toEqual([false, null])
  await alone.close()
})

it.runIf(isOnServer)('costs nobody their answer when it is lost', async () => {
  const lost = await startPostgres({ follows: primary.url })
  const other = openPostgres(primary.url, { readUrl: lost.url })
  const replica = await replicaOf(other)
  const runner = asking(other, () => ({ ...replica, standsIn: false }))
  const answer = () => runner.run('ask', {}, nobody)
  expect(await answer()).toEqual({ home: false })
  await lost.stop()
  expect(await answer()).toEqual({ home: true })
  expect(replica.shows()).toBe(false)
  await other.close()
})

it.runIf(isOnServer)('stands in for a primary that nobody reaches, and says who is asking', async () => {
  const gone = await startPostgres()
  const left = await startPostgres({ follows: gone.url })
  const other = openPostgres(gone.url, { readUrl: left.url })
  const replica = await replicaOf(other)
  expect(replica.standsIn()).toBe(false)
  await gone.stop()
  await expect.poll(() => replica.standsIn()).toBe(true)
  expect(await asking(other, () => ({ ...replica, standsIn: true })).run('ask', {}, nobody)).toEqual({ home: false })
  await expect(asking(other, () => ({ ...replica, standsIn: true })).run('save', {}, nobody)).rejects.toMatchObject({
    message: 'Saving is paused for a moment. Please try again shortly.',
    details: { isSavingPaused: true },
  })
  await left.stop()
  await expect.poll(() => replica.standsIn()).toBe(false)
  await other.close()
})
