import { once } from 'node:events'
import { connect } from 'node:net'
import { createParser } from 'eventsource-parser'
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest'
import { first, must } from '../../../kit/contract/must.ts'
import { openPostgres, type Database } from '../../../kit/server/database.ts'
import { serve, type Served } from '../../../app/testing/serve.ts'
import { type Person, type World, world } from '../../../world/world.ts'
import { disableAccount } from '../../accounts/server/accounts.ts'
import { mostStreams } from './live.ts'
import { notify } from './notify.ts'
import { pushToAll, pushToProfiles } from './live-updates.ts'

let w: World
let served: Served
let other: Served
let second: Database

beforeEach(async () => {
  w = await world()
  // Another process has connections of its own.
  second = w.database.connectionString ? openPostgres(w.database.connectionString) : w.database
  served = await serve(w.database)
  other = await serve(second)
})
afterEach(async () => {
  await Promise.all([served.close(), other.close()])
  if (second !== w.database) await second.close()
})

/** An open page of someone's: what it was told so far, and whether the stream has ended. */
async function openPage(on: Served, person: Person, token?: string, query = '') {
  const leaving = new AbortController()
  const response = await fetch(`${on.url}/events${query}`, {
    headers: { authorization: `Bearer ${token ?? (await on.tokenOf(person))}` },
    signal: leaving.signal,
  })
  const page = { response, told: [] as string[], ended: false, leave: () => leaving.abort() }
  const parser = createParser({ onEvent: (event) => page.told.push(`${event.event} ${event.data}`) })
  const reading = async () => {
    for await (const chunk of must(response.body).pipeThrough(new TextDecoderStream())) parser.feed(chunk)
  }
  void reading().then(
    () => (page.ended = true),
    () => (page.ended = true),
  )
  return page
}

const notification = { kind: 'test', title: 'News', lines: ['News.'], path: '/', action: 'Open', mail: false }

it('tells the open pages of those concerned, whichever server they are on, that something changed and not what', async () => {
  const [bella, ben, oscar] = [
    await openPage(other, w.bella),
    await openPage(served, w.ben),
    await openPage(other, w.oscar),
  ]
  expect(bella.response.headers.get('content-type')).toBe('text/event-stream')
  await w.tx((tx) => notify(tx, w.config, w.luna, 'news', notification))
  await expect.poll(() => bella.told).toEqual(['touched {"touches":["notification"]}'])
  await expect.poll(() => ben.told).toEqual(['touched {"touches":["notification"]}'])
  await w.tx((tx) => pushToProfiles(tx, [w.luna, w.orso], ['collab', 'brief']))
  await expect.poll(() => oscar.told).toEqual(['touched {"touches":["collab","brief"]}'])
  for (const page of [bella, ben, oscar]) page.leave()
})

it('tells a page first what changed between its first reads and its stream', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const third = await serve(w.database)
  vi.advanceTimersByTime(10_000)
  const witness = await openPage(third, w.bella)
  await w.tx((tx) => pushToProfiles(tx, [w.luna], ['collab']))
  await w.tx((tx) => pushToProfiles(tx, [w.orso], ['brief']))
  await expect.poll(() => witness.told).toHaveLength(1)
  const since = (query: string) => openPage(third, w.bella, undefined, query)
  const pages = [await since('?unheard=0'), await since('?unheard=3600000'), await since('?unheard=long')]
  await expect
    .poll(() => pages.map(({ told }) => told))
    .toEqual([['touched {"touches":["collab"]}'], ['missed {}'], ['missed {}']])
  vi.advanceTimersByTime(3_000)
  const later = await since('?unheard=0')
  await w.tx((tx) => pushToProfiles(tx, [w.luna], ['visit']))
  await expect.poll(() => later.told).toEqual(['touched {"touches":["visit"]}'])
  vi.useRealTimers()
  for (const page of [witness, ...pages, later]) page.leave()
  await third.close()
})

it('tells every open page what may be on anybody’s', async () => {
  const pages = [await openPage(served, w.bella), await openPage(other, w.alice)]
  await w.tx((tx) => pushToAll(tx, ['current-ad']))
  for (const page of pages) await expect.poll(() => page.told).toEqual(['touched {"touches":["current-ad"]}'])
  for (const page of pages) page.leave()
})

it('tells nothing of an action that failed, and everyone of one account on each of its pages', async () => {
  const pages = [await openPage(served, w.bella), await openPage(other, w.bella)]
  await expect(
    w.tx(async (tx) => {
      await pushToProfiles(tx, [w.luna], ['brief'])
      throw new Error('failed')
    }),
  ).rejects.toThrow('failed')
  await w.tx((tx) => pushToProfiles(tx, [w.luna], ['collab']))
  for (const page of pages) await expect.poll(() => page.told).toEqual(['touched {"touches":["collab"]}'])
  for (const page of pages) page.leave()
})

it('ends the streams of a session that was closed, and of every session of a disabled account, on every server', async () => {
  const pages = [await openPage(served, w.bella), await openPage(other, w.bella), await openPage(other, w.ben)]
  const sessions = await w.bella.call('getSessions', {})
  await w.bella.call('revokeSession', { uid: first(sessions.sessions).uid })
  await expect.poll(() => pages.filter((page) => page.ended)).toHaveLength(1)
  await w.tx((tx) => disableAccount(tx, w.bella.accountUid, 'test'))
  await expect.poll(() => pages.map((page) => page.ended)).toEqual([true, true, false])
  must(pages[2]).leave()
})

it('ends them within half a minute when the account was disabled behind our back', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const third = await serve(w.database)
  const pages = [await openPage(third, w.bella), await openPage(third, w.ben)]
  await w.database.pool.query('update accounts set disabled_at = now() where uid = $1', [w.bella.accountUid])
  vi.advanceTimersByTime(30_000)
  vi.useRealTimers()
  await expect.poll(() => pages.map((page) => page.ended)).toEqual([true, false])
  must(pages[1]).leave()
  await third.close()
})

it('ends them when the person signs out at another server', async () => {
  const cookie = `plusone_session=${await served.cookieOf(w.bella)}`
  const { body } = await served.get('/auth/token', { cookie })
  const page = await openPage(other, w.bella, (body as unknown as { token: string }).token)
  const besides = await openPage(other, w.bella)
  expect((await served.post('/auth/sign-out', {}, { cookie })).status).toBe(200)
  await expect.poll(() => [page.ended, besides.ended]).toEqual([true, false])
  besides.leave()
})

it('asks who listens', async () => {
  expect((await served.get('/events')).status).toBe(401)
  expect((await served.get('/events', { authorization: 'Bearer nonsense' })).status).toBe(401)
})

it('ends the streams when the server stops', async () => {
  const page = await openPage(served, w.bella)
  // It would wait for ever on an open stream.
  await served.close()
  await expect.poll(() => page.ended).toBe(true)
  served = await serve(w.database)
})

it('cuts off who takes nothing in, and serves the others', async () => {
  const { hostname, port } = new URL(served.url)
  const stalled = connect(Number(port), hostname)
  const token = await served.tokenOf(w.bella)
  stalled.write(`GET /events HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\n\r\n`)
  await once(stalled, 'readable')
  const page = await openPage(served, w.bella)
  const long = Array.from({ length: 300 }, (_, n) => `kind-${n}-of-record`)
  const [rounds, pushes] = [40, 25]
  for (let round = 1; round <= rounds; round += 1) {
    await w.tx(async (tx) => {
      for (let n = 0; n < pushes; n += 1) await pushToProfiles(tx, [w.luna], [`${n}`, ...long])
    })
    await expect.poll(() => page.told.length).toBe(round * pushes)
  }
  let taken = 0
  stalled.on('data', (chunk) => (taken += chunk.length)).on('error', () => undefined)
  await once(stalled, 'close')
  expect(taken).toBeLessThan(rounds * pushes * long.join().length)
  page.leave()
})

it('serves on when pages come and go without a word', async () => {
  const leaving = await openPage(served, w.bella)
  const staying = await openPage(served, w.bella)
  leaving.leave()
  await expect.poll(() => leaving.ended).toBe(true)
  await w.tx((tx) => pushToProfiles(tx, [w.luna], ['brief']))
  await expect.poll(() => staying.told).toHaveLength(1)
  staying.leave()
})

// oxlint-disable-next-line vitest/no-conditional-tests -- the embedded database has no connection to lose
if (inject('postgresUrl'))
  it('says that something may have been missed when the bus was away', async () => {
    const page = await openPage(served, w.bella)
    await w.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen bus'`,
    )
    await expect.poll(() => page.told).toEqual(['missed {}'])
    page.leave()
  })

it('opens twenty streams for an account, and one for another beside them', async () => {
  const token = await served.tokenOf(w.bella)
  const leaving = new AbortController()
  const open = () =>
    fetch(`${served.url}/events`, { headers: { authorization: `Bearer ${token}` }, signal: leaving.signal })
  const opened = await Promise.all(Array.from({ length: mostStreams }, open))
  expect(opened.every(({ status }) => status === 200)).toBe(true)
  expect((await open()).status).toBe(429)
  const other = await openPage(served, w.oscar)
  expect(other.response.status).toBe(200)
  expect(opened[0]?.headers.get('x-content-type-options')).toBe('nosniff')
  other.leave()
  leaving.abort()
  await expect
    .poll(async () => {
      const again = await openPage(served, w.bella)
      again.leave()
      return again.response.status
    })
    .toBe(200)
})

// oxlint-disable-next-line vitest/no-conditional-tests -- one process has the embedded database to itself
if (inject('postgresUrl'))
  it('opens twenty for an account on all servers together, and one more when one is closed anywhere', async () => {
    const token = await served.tokenOf(w.bella)
    const openTwo = () => Promise.all([openPage(served, w.bella, token), openPage(other, w.bella, token)])
    const pages = []
    for (let n = 0; n < mostStreams / 2; n += 1) pages.push(...(await openTwo()))
    expect(pages.map(({ response }) => response.status)).toEqual(pages.map(() => 200))
    const refused = await openTwo()
    expect(refused.map(({ response }) => response.status)).toEqual([429, 429])
    const oscar = await openPage(other, w.oscar)
    expect(oscar.response.status).toBe(200)
    must(pages[1]).leave()
    const openAgain = async () => {
      const again = await openPage(served, w.bella, token)
      pages.push(again)
      return again.response.status
    }
    await expect.poll(openAgain).toBe(200)
    expect(await openAgain()).toBe(429)
    for (const page of [...pages, ...refused, oscar]) page.leave()
  })
