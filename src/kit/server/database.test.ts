import fs, { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, inject, it, vi } from 'vitest'
import { first, must } from '../contract/must.ts'
import { emptyDatabase } from '../testing/test-database.ts'
import { type Database, openEmbedded, openPostgres } from './database.ts'
import { isUnavailable, sqlState } from './database-errors.ts'
import { rateLimits } from './tables.ts'

let database: Database

beforeEach(async () => {
  database = await emptyDatabase()
})

const insert = (key: string) => database.db.insert(rateLimits).values({ key })
const count = async () =>
  Number(
    first((await database.db.execute<{ count: string }>(sql`select count(*) as count from rate_limits`)).rows).count,
  )

it('is as good as new after a query that failed, alone or in a transaction', async () => {
  await insert('taken')
  await expect(insert('taken')).rejects.toSatisfy((error) => sqlState(error) === '23505')
  const failing = database.db.transaction(async (tx) => {
    await tx.insert(rateLimits).values({ key: 'rolled back' })
    await tx.insert(rateLimits).values({ key: 'taken' })
  })
  await expect(failing).rejects.toSatisfy((error) => sqlState(error) === '23505')
  for (const query of [sql`select nonsense`, sql`select ${'no uuid'}::uuid`, sql`select ${'x'}::text::date`]) {
    await expect(database.db.execute(query)).rejects.toSatisfy((error) =>
      /^(42703|22P02|22007)$/.test(must(sqlState(error))),
    )
    expect(await count()).toBe(1)
  }
  expect(await count()).toBe(1)
  await database.db.transaction((tx) => tx.insert(rateLimits).values({ key: 'after' }))
  expect(await count()).toBe(2)
})

it('serves two hundred at once, some of which fail, in any order', async () => {
  const work = Array.from({ length: 200 }, async (_, at) => {
    if (at % 4 === 0)
      return database.db.transaction(async (tx) => void (await tx.insert(rateLimits).values({ key: `key${at}` })))
    if (at % 8 === 1) return database.db.execute(sql`select ${at}::text::date`)
    if (at % 8 === 5) return database.db.execute(sql`select ${`no uuid ${at}`}::uuid`)
    if (at % 4 === 2) return database.db.transaction(() => Promise.reject(new Error('changed its mind')))
    return database.db.select().from(rateLimits)
  })
  const results = await Promise.allSettled(work)
  expect(results.filter((result) => result.status === 'rejected')).toHaveLength(100)
  expect(await count()).toBe(50)
})

// oxlint-disable-next-line vitest/no-conditional-tests -- the embedded database has no connection to lose
if (inject('postgresUrl'))
  it('outlives the loss of a connection in the middle of something', async () => {
    const own = openPostgres(must(database.connectionString), { max: 1 })
    const lost = own.db.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`))
    await expect(lost).rejects.toSatisfy(isUnavailable)
    expect((await own.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
    const neverGivenBack = await own.pool.connect()
    const { rows } = await neverGivenBack.query<{ pid: number }>('select pg_backend_pid() as pid')
    await database.db.execute(sql`select pg_terminate_backend(${first(rows).pid})`)
    expect((await own.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
    await own.close()
  })

it('keeps each transaction to itself while others run', async () => {
  const add = (by: number) =>
    database.db.transaction(async (tx) => {
      await tx.execute(
        sql`insert into rate_limits (key, points) values ('sum', ${by}) on conflict (key) do update set points = rate_limits.points + ${by}`,
      )
      if (by % 2) throw new Error('odd')
    })
  await Promise.allSettled(Array.from({ length: 40 }, (_, at) => add(at)))
  const row = first(await database.db.select().from(rateLimits))
  expect(row.points).toBe(Array.from({ length: 20 }, (_, at) => at * 2).reduce((sum, by) => sum + by))
})

it('tells apart what is wrong with a query and a database that is not there', async () => {
  const nowhere = openPostgres('postgres://nobody@127.0.0.1:1/nothing')
  const gone = await nowhere.db.execute(sql`select 1`).catch((error: unknown) => error)
  expect(isUnavailable(gone)).toBe(true)
  await nowhere.close()
  const wrong = await database.db.execute(sql`select nonsense`).catch((error: unknown) => error)
  expect([isUnavailable(wrong), isUnavailable(new Error('mistake')), isUnavailable(null)]).toEqual([
    false,
    false,
    false,
  ])
})

it('lets a transaction run while hundreds wait for their turn on the one connection of the embedded database', async () => {
  const embedded = await openEmbedded()
  await embedded.db.execute(sql`create table counted (n int)`)
  const work = Array.from({ length: 300 }, (_, at) =>
    embedded.db.transaction((tx) => tx.execute(sql`insert into counted values (${at})`)),
  )
  await Promise.all(work)
  expect((await embedded.db.execute(sql`select sum(n)::int as sum from counted`)).rows).toEqual([{ sum: 44_850 }])
  await embedded.close()
})

it.each([
  [true, true],
  [false, false],
])(
  'has written to disk what the embedded database answered, where that is asked for: %s',
  async (isSynced, isForced) => {
    const dir = mkdtempSync(join(tmpdir(), 'synced-'))
    const embedded = await openEmbedded(dir, { isSynced })
    await embedded.db.execute(sql`create table counted (n int)`)
    const forced = vi.spyOn(fs, 'fsyncSync')
    for (let n = 0; n < 10; n += 1) await embedded.db.execute(sql`insert into counted values (${n})`)
    const times = forced.mock.calls.length
    forced.mockRestore()
    await embedded.close()
    expect(times >= 10).toBe(isForced)
    const again = await openEmbedded(dir, { isSynced })
    expect((await again.db.execute(sql`select count(*)::int as n from counted`)).rows).toEqual([{ n: 10 }])
    await again.close()
  },
)
