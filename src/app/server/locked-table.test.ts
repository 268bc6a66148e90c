import pg from 'pg'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { must } from '../../kit/contract/must.ts'
import { type Database, openPostgres } from '../../kit/server/database.ts'
import { exampleList } from '../../domains/lists/server/build.ts'
import { type World, world } from '../../world/world.ts'
import { serve, type Served } from '../testing/serve.ts'

let w: World
let own: Database
let served: Served
let holder: pg.Client
const onServer = inject('postgresUrl') !== null

beforeEach(async () => {
  if (!onServer) return
  w = await world()
  const url = must(w.database.connectionString)
  // As a process has it: twenty connections, not the many of a test.
  own = openPostgres(url)
  served = await serve(own)
  holder = new pg.Client({ connectionString: url })
  await holder.connect()
})
afterEach(async () => {
  if (!onServer) return
  await holder.end()
  await served.close()
  await own.close()
})

const timed = async <T>(work: Promise<T>): Promise<{ answer: T; ms: number }> => {
  const from = performance.now()
  const answer = await work
  return { answer, ms: performance.now() - from }
}

// oxlint-disable-next-line vitest/no-conditional-tests -- the embedded database has one session: nobody else can lock
if (onServer)
  it('goes on answering everything else while a table is locked, and says when to come back', async () => {
    const bella = await served.tokenOf(w.bella)
    const ada = await served.tokenOf(w.ada)
    await holder.query('begin')
    await holder.query('lock table influencer_lists in access exclusive mode')
    const stuck = Array.from({ length: 20 }, () => [
      timed(served.call('listLists', {}, ada)),
      timed(served.call('saveList', { uid: null, fields: exampleList(w.anna.accountUid, 'New') }, ada)),
    ]).flat()
    for (let turn = 0; turn < 20; turn += 1) {
      const others = await Promise.all([
        timed(served.get('/readyz')),
        timed(served.call('getUser', {}, bella)),
        timed(served.call('listNotifications', {}, bella)),
        timed(served.call('checkUserExists', { email: 'alice@example.test' })),
      ])
      expect(others.map(({ answer }) => answer.status)).toEqual([200, 200, 200, 200])
      expect(Math.max(...others.map(({ ms }) => ms))).toBeLessThan(3_000)
    }
    const ended = await Promise.all(stuck)
    expect(new Set(ended.map(({ answer }) => answer.status))).toEqual(new Set([503]))
    expect(ended.every(({ answer }) => Number(answer.headers.get('retry-after')) > 0)).toBe(true)
    expect(Math.max(...ended.map(({ ms }) => ms))).toBeLessThan(15_000)
    // Some have waited in vain: of the next, one at most is let through to see, the others are refused at once.
    const next = await Promise.all(Array.from({ length: 3 }, () => timed(served.call('listLists', {}, ada))))
    expect(next.map(({ answer }) => answer.status)).toEqual([503, 503, 503])
    expect(next.filter(({ ms }) => ms < 2_000).length).toBeGreaterThanOrEqual(2)
    await holder.query('commit')
    await expect.poll(async () => (await served.call('listLists', {}, ada)).status, { timeout: 10_000 }).toBe(200)
  })
