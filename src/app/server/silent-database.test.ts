import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { must } from '../../kit/contract/must.ts'
import { type Bus, openBus, say } from '../../kit/server/bus.ts'
import { type Database, openPostgres } from '../../kit/server/database.ts'
import { isUnavailable } from '../../kit/server/database-errors.ts'
import { openLog } from '../../kit/server/log.ts'
import { openProxy, type Proxy } from '../../kit/testing/proxy.ts'
import { type World, world } from '../../world/world.ts'
import { serve, type Served } from '../testing/serve.ts'

let w: World
let way: Proxy
let own: Database
let bus: Bus
let served: Served
const onServer = inject('postgresUrl') !== null

beforeEach(async () => {
  if (!onServer) return
  w = await world()
  way = await openProxy(must(w.database.connectionString))
  own = openPostgres(way.url)
  bus = await openBus(own, openLog('silent'))
  served = await serve(own)
})
afterEach(async () => {
  if (!onServer) return
  await served.close()
  await bus.close()
  await own.close()
  await way.close()
})

// oxlint-disable-next-line vitest/no-conditional-tests -- the embedded database has no connection to lose
if (onServer)
  it('is back by itself after every connection fell silent, calls and live updates alike', async () => {
    const heard: string[] = []
    bus.on('news', (payload) => heard.push(payload))
    let reconnected = 0
    bus.onReconnect(() => (reconnected += 1))
    const bella = await served.tokenOf(w.bella)
    const ask = () => served.call('getUser', {}, bella)
    await Promise.all(Array.from({ length: 30 }, ask))
    const inTransaction = own.db.transaction(async (tx) => {
      await tx.execute('select 1')
      way.fallSilent()
      await tx.execute('select 2')
    })
    const during = Array.from({ length: 30 }, ask)
    await expect(inTransaction).rejects.toSatisfy(isUnavailable)
    const statuses = (await Promise.all(during)).map(({ status }) => status)
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true)
    const after = await Promise.all(Array.from({ length: 30 }, ask))
    expect(after.map(({ status }) => status)).toEqual(after.map(() => 200))
    await expect.poll(() => reconnected).toBe(1)
    await say(w.database.db, 'news', 'heard again')
    await expect.poll(() => heard).toEqual(['heard again'])
    expect((await served.get('/readyz')).status).toBe(200)
  })

// oxlint-disable-next-line vitest/no-conditional-tests -- the embedded database is in the same process
if (onServer)
  it('tells a slow database from one that is gone, and stays ready while it is slow', async () => {
    const ready = async () => {
      const { status, body } = await served.get('/readyz')
      return [status, body]
    }
    expect(await ready()).toEqual([200, { ready: true, database: 'up' }])
    way.slowDown(1_200)
    expect(await ready()).toEqual([200, { ready: true, database: 'slow' }])
    way.slowDown(0)
    expect(await ready()).toEqual([200, { ready: true, database: 'up' }])
    await way.close()
    expect(await ready()).toEqual([503, { ready: false, database: 'gone' }])
  })
