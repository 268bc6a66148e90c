import pg from 'pg'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { must } from '../contract/must.ts'
import { emptyDatabase } from '../testing/test-database.ts'
import { type Database, openPostgres } from './database.ts'
import { isUnavailable, sqlState } from './database-errors.ts'

let own: Database
let seen: pg.Client

const isServer = inject('postgresUrl') !== null && inject('postgresUrl') !== undefined

beforeEach(async () => {
  const { connectionString } = await emptyDatabase()
  if (!connectionString) return
  own = openPostgres(connectionString)
  seen = new pg.Client({ connectionString })
  await seen.connect()
})
afterEach(async () => {
  if (!isServer) return
  await own.close()
  await seen.end()
})

const number = { name: 'number', text: 'select $1::int as number, pg_backend_pid() as pid' }
const slow = { name: 'slow', text: 'select pg_sleep($1), pg_backend_pid() as pid' }
const ask = async (value: unknown) => (await own.pool.query(number, [value])).rows[0] as { number: number; pid: number }

it('answers each named statement with its own rows, whichever the database is', async () => {
  const { pool } = await emptyDatabase()
  const answers = await Promise.all([3, 1, 2].map(async (value) => (await pool.query(number, [value])).rows[0].number))
  expect(answers).toEqual([3, 1, 2])
})

// oxlint-disable-next-line vitest/no-conditional-tests -- the embedded database has one connection and no pipeline
if (isServer) {
  it('answers each statement with its own rows, many at once over a few connections', async () => {
    const connectionsOfMany = async () => {
      const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => ask(at)))
      expect(answers.map((answer) => answer.number)).toEqual(answers.map((_, at) => at))
      return new Set(answers.map((answer) => answer.pid)).size
    }
    // While the process itself stands still for a moment, every connection looks stalled.
    await expect.poll(connectionsOfMany).toBeLessThanOrEqual(4)
  })

  it('fails one statement alone', async () => {
    const results = await Promise.allSettled([1, 'nonsense', 3, 'more', 5].map(ask))
    expect(results.map((one) => (one.status === 'fulfilled' ? one.value.number : sqlState(one.reason)))).toEqual([
      1,
      '22P02',
      3,
      '22P02',
      5,
    ])
    expect((await ask(6)).number).toBe(6)
  })

  it('puts nothing behind a slow statement', async () => {
    const slowly = own.pool.query(slow, [1.5])
    await expect.poll(async () => (await busy()).length).toBe(1)
    let isOver = false
    void slowly.then(() => (isOver = true))
    // Until the slow one counts as stalled.
    const from = performance.now()
    while (performance.now() - from < 50) await ask(0)
    const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => ask(at)))
    expect(isOver).toBe(false)
    expect(answers.map(({ pid }) => pid)).not.toContain((await slowly).rows[0].pid)
  })

  it('outlives the loss of its connections', async () => {
    const { pid } = await ask(1)
    const lost = own.pool.query(slow, [30])
    // It may fail before it is looked at below.
    lost.catch(() => undefined)
    await expect.poll(async () => (await busy()).length).toBe(1)
    await seen.query('select pg_terminate_backend(pid) from pg_stat_activity where query = $1', [slow.text])
    await expect(lost).rejects.toSatisfy(isUnavailable)
    expect((await ask(2)).number).toBe(2)
    expect(pid).toBeGreaterThan(0)
  })
}

const busy = async () =>
  (await seen.query(`select pid from pg_stat_activity where state = 'active' and query = $1`, [must(slow.text)])).rows
