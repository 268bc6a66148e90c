import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { first, must } from '../contract/must.ts'
import { emptyDatabase } from '../testing/test-database.ts'
import { type Bus, openBus, say } from './bus.ts'
import { type Database, openPostgres } from './database.ts'
import { openLog } from './log.ts'

let database: Database
let buses: Bus[]
const failures: string[] = []
const log = openLog('warn', { write: (line) => void failures.push(line) })

beforeEach(async () => {
  database = await emptyDatabase()
  failures.length = 0
  buses = [await openBus(database, log), await openBus(database, log)]
})
afterEach(async () => void (await Promise.all(buses.map((bus) => bus.close()))))

function hearing(bus: Bus, channel: string): string[] {
  const heard: string[] = []
  bus.on(channel, (payload) => heard.push(payload))
  return heard
}

it('is heard by every process on the channel, when the transaction commits and only then', async () => {
  const [here, there] = [hearing(first(buses), 'news'), hearing(must(buses[1]), 'news')]
  const elsewhere = hearing(first(buses), 'other')
  await database.db.transaction(async (tx) => {
    await say(tx, 'news', 'two words')
    await say(tx, 'news', '')
    expect(here).toEqual([])
  })
  const failing = database.db.transaction(async (tx) => {
    await say(tx, 'news', 'never said')
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await database.db.transaction((tx) => say(tx, 'news', 'last'))
  await expect.poll(() => there).toEqual(['two words', '', 'last'])
  await expect.poll(() => here).toEqual(['two words', '', 'last'])
  expect(elsewhere).toEqual([])
})

it('refuses a message longer than the database carries', async () => {
  await expect(say(database.db, 'news', 'x'.repeat(7_501))).rejects.toThrow('too long')
  const heard = hearing(first(buses), 'news')
  await say(database.db, 'news', 'x'.repeat(7_500))
  await expect.poll(() => heard[0]?.length).toBe(7_500)
})

const onServer = inject('postgresUrl') !== null

// oxlint-disable-next-line vitest/no-conditional-tests -- the embedded database has no connection to lose
if (onServer)
  it('comes back after its connection was lost, and says that it may have missed something', async () => {
    const heard = hearing(first(buses), 'news')
    let reconnected = 0
    first(buses).onReconnect(() => (reconnected += 1))
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen bus'`,
    )
    await expect.poll(() => reconnected).toBe(1)
    await say(database.db, 'news', 'heard again')
    await expect.poll(() => heard).toEqual(['heard again'])
  })

// oxlint-disable-next-line vitest/no-conditional-tests -- the embedded database has no connection to lose
if (onServer)
  it('keeps one connection, also when it could not connect for a while', async () => {
    const name = new URL(must(database.connectionString)).pathname.slice(1)
    const elsewhere = new URL(must(database.connectionString))
    elsewhere.pathname = '/postgres'
    const watcher = openPostgres(elsewhere.href, { max: 1 })
    const listening = async () =>
      Number(
        (
          await watcher.pool.query(
            `select count(*) from pg_stat_activity where datname = $1 and query = 'listen bus'`,
            [name],
          )
        ).rows[0].count,
      )
    // With those that earlier tests on this database left open.
    const before = await listening()
    let reconnected = 0
    first(buses).onReconnect(() => (reconnected += 1))
    await watcher.pool.query(`alter database ${name} with allow_connections false`)
    await watcher.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query = 'listen bus'`,
      [name],
    )
    await expect.poll(() => failures.length).toBeGreaterThanOrEqual(6)
    await watcher.pool.query(`alter database ${name} with allow_connections true`)
    await expect.poll(() => reconnected).toBe(1)
    await expect.poll(listening).toBe(before)
    await watcher.close()
  })

it('asks every process, and is answered by those that know the question', async () => {
  const asks = buses.map((bus, at) => bus.question('how-many', (of) => `${at} ${of}`))
  const replies = (await must(asks[1])('red hats')).toSorted()
  expect(replies).toEqual(onServer ? ['0 red hats', '1 red hats'] : ['1 red hats'])
  expect((await must(asks[0])('')).length).toBe(replies.length)
})
