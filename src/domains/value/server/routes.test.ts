import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { dayMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { runJob } from '../../../world/run-job.ts'
import { trackedCollab } from '../../../world/value-stories.ts'
import { type World, world } from '../../../world/world.ts'
import { forgetLinkVisitors } from './jobs/forget-link-visitors.ts'
import { valueRoutes } from './routes.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'

async function opened(w: World) {
  const { collabUid, link } = await trackedCollab(w)
  const app = Fastify({ trustProxy: true })
  valueRoutes(app, { database: w.database, config: w.config })
  const path = new URL(link.url).pathname
  const open = (ip: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: path, headers: { 'user-agent': phone, 'x-forwarded-for': ip, ...headers } })
  const clicks = async () => (await w.bella.call('getTracking', { collabUid })).links[0]?.clicks
  return { app, open, clicks, link }
}

it('leads on with the campaign in the address, sets no cookie, and counts each person once a day', async () => {
  const w = await world()
  const { open, clicks } = await opened(w)
  const answer = await open('203.0.113.1')
  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toBe(
    'https://luna-london.com/book?utm_source=plusone&utm_medium=creator&utm_campaign=alice.eats',
  )
  expect(answer.headers['set-cookie']).toBeUndefined()
  await Promise.all([open('203.0.113.1'), open('203.0.113.1'), open('203.0.113.2')])
  expect(await clicks()).toBe(2)
  setClock(plus(now(), dayMs))
  await open('203.0.113.1')
  expect(await clicks()).toBe(3)
})

it.each([
  ['a bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a preview', { 'user-agent': 'WhatsApp/2.23.20' }],
  ['a page fetched ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ['nobody', { 'user-agent': '' }],
])('does not count %s', async (_who, headers) => {
  const w = await world()
  const { open, clicks } = await opened(w)
  expect((await open('203.0.113.1', headers)).statusCode).toBe(302)
  expect(await clicks()).toBe(0)
})

it('leads on from an ended link without counting', async () => {
  const w = await world()
  const { open, clicks, link } = await opened(w)
  await w.bella.call('endTrackedLink', { uid: link.uid })
  expect((await open('203.0.113.1')).statusCode).toBe(302)
  expect(await clicks()).toBe(0)
})

it('keeps no trace of who opened it after its day', async () => {
  const w = await world()
  const { open, clicks } = await opened(w)
  await open('203.0.113.1')
  setClock(plus(now(), 2 * dayMs))
  await runJob(w, forgetLinkVisitors)
  const { rows } = await w.database.pool.query('select * from link_visitors')
  expect(rows).toEqual([])
  expect(await clicks()).toBe(1)
})
