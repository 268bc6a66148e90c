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

// oxlint-disable-next-line vitest/no-conditional-tests -- the embedded database has one session: nobody else can lock
if (onServer)
  it('goes on answering everything else while a table is locked, and says when to come back', async () => {
    const bella = await served.tokenOf(w.bella)
    const ada = await served.tokenOf(w.ada)
    await holder.query('begin')
    await holder.query('lock table influencer_lists in access exclusive mode')
    const stuck = Array.from({ length: 20 }, () => [
      served.call('listLists', {}, ada),
      served.call('saveList', { uid: null, fields: exampleList(w.anna.accountUid, 'New') }, ada),
    ]).flat()
    for (let turn = 0; turn < 20; turn += 1) {
      const others = await Promise.all([
        served.get('/readyz'),
        served.call('getUser', {}, bella),
        served.call('listNotifications', {}, bella),
        served.call('checkUserExists', { email: 'alice@example.test' }),
      ])
      expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    }
    const ended = await Promise.all(stuck)
    expect(new Set(ended.map(({ status }) => status))).toEqual(new Set([503]))
    expect(ended.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
    const next = await Promise.all(Array.from({ length: 3 }, () => served.call('listLists', {}, ada)))
    expect(next.map(({ status }) => status)).toEqual([503, 503, 503])
    await holder.query('commit')
    await expect.poll(async () => (await served.call('listLists', {}, ada)).status).toBe(200)
  })
