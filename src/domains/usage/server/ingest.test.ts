import { createHash, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import { type Served, serve } from '../../../app/testing/serve.ts'
import { type World, world } from '../../../world/world.ts'
import { checksumInput, mostPerUpload } from '../wire.ts'
import { userEvents } from './tables.ts'

let w: World
let served: Served
beforeEach(async () => {
  w = await world()
  served = await serve(w.database)
})
afterEach(() => served.close())

const event = (change: object = {}) => ({
  event_type: 'search',
  timestamp: now().getTime(),
  uuid: randomUUID(),
  event_properties: { target_type: 'page', target_name: '/pricing' },
  ...change,
})

async function upload(events: unknown[], change: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const e = JSON.stringify(events)
  const uploadTime = String(now().getTime())
  const checksum = createHash('md5')
    .update(checksumInput('plusone', e, uploadTime))
    .digest('hex')
  const body = new URLSearchParams({ client: 'plusone', e, v: '2', upload_time: uploadTime, checksum, ...change })
  const response = await fetch(`${served.url}/ingest`, { method: 'POST', body, headers })
  return { status: response.status, text: await response.text() }
}
const written = () => w.database.db.select().from(userEvents)

it('takes a batch in the protocol of the analytics client, for who is signed in', async () => {
  const token = await served.tokenOf(w.bella)
  const answer = await upload([event(), event({ event_type: 'sign_up' })], {}, { authorization: `Bearer ${token}` })
  expect(answer).toEqual({ status: 200, text: 'success' })
  expect((await written()).map(({ name, accountUid, source }) => [name, accountUid, source])).toEqual([
    ['search', w.bella.accountUid, 'batch'],
    ['sign_up', w.bella.accountUid, 'batch'],
  ])
})

it('keeps the plan that an event carries as what it is about', async () => {
  const done = { event_type: 'onboarding_stage_1_complete', event_properties: { purchase: 'starter' } }
  await upload([event(done), event({ event_type: 'sign_up', event_properties: {} })])
  const about = (await written()).map(({ name, targetType, targetName }) => [name, `${targetType} ${targetName}`])
  expect(Object.fromEntries(about)).toEqual({ onboarding_stage_1_complete: 'plan starter', sign_up: 'event ' })
})

it('leaves out page views, which the log of the product has already', async () => {
  await upload([event({ event_type: 'page_view' }), event()])
  expect((await written()).map(({ name }) => name)).toEqual(['search'])
})

it('takes a batch that comes twice once', async () => {
  const events = [event(), event()]
  await Promise.all([upload(events), upload(events)])
  await upload(events)
  expect(await written()).toHaveLength(2)
})

it('leaves out what is malformed or too old, and keeps the rest of its batch', async () => {
  await upload([
    event({ uuid: 'x' }),
    event({ event_type: 'free text here' }),
    event({ timestamp: plus(now(), -4 * dayMs).getTime() }),
    event({ event_properties: { target_name: 'call me on 555 0100' } }),
    null,
    event(),
  ])
  expect(await written()).toHaveLength(1)
})

it.each([
  ['a foreign key', { client: 'other' }, 400, 'invalid_api_key'],
  ['a wrong checksum', { checksum: 'f'.repeat(32) }, 400, 'bad_checksum'],
  ['an old version', { v: '1' }, 400, 'missing_event'],
])('refuses %s', async (_what, change, status, text) => {
  expect(await upload([event()], change)).toEqual({ status, text })
  expect(await written()).toEqual([])
})

it('answers 413 to more events than one upload may hold', async () => {
  expect((await upload(Array.from({ length: mostPerUpload + 1 }, () => event()))).status).toBe(413)
})

it('limits a flood from one address', async () => {
  const statuses: number[] = []
  for (let batch = 0; batch < 25; batch += 1) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload([])))
    statuses.push(...answers.map(({ status }) => status))
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(240)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})

it('says where events go: to itself, or to what is set', async () => {
  const config = await served.get('/ingest/config')
  expect((config.body as { ingestionEndpoint: string }).ingestionEndpoint).toMatch(/\/ingest$/)
  const other = await serve(w.database, { ANALYTICS_URL: 'https://events.example/2', ANALYTICS_KEY: 'k' })
  expect((await other.get('/ingest/config')).body).toEqual({ ingestionEndpoint: 'https://events.example/2' })
  await other.close()
})
