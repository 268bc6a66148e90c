import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeKey } from '../../domains/keys/server/build.ts'
import { setClock } from '../../kit/server/clock.ts'
import { serve, type Served } from '../testing/serve.ts'
import { trackedCollab } from '../../world/value-stories.ts'
import { type World, world } from '../../world/world.ts'

let w: World
let served: Served
let secret: string

beforeEach(async () => {
  w = await world()
  served = await serve(w.database)
  const key = await makeKey(w.database.db, {
    accountUid: w.bella.accountUid,
    brandUid: w.luna,
    scopes: ['venues:read', 'briefs:write'],
  })
  secret = key.secret
})
afterEach(() => served.close())

it('makes the calls that it allows, on the same addresses', async () => {
  expect(await served.call('getApiKey', {}, secret)).toMatchObject({
    status: 200,
    body: { data: { name: 'Till', venues: [{ uid: w.luna, name: 'Luna' }] } },
  })
  expect(await served.call('listBrandCollabs', { brandUid: w.luna }, secret)).toMatchObject({
    status: 403,
    body: {
      error: {
        status: 'PERMISSION_DENIED',
        message: 'This API key can’t make the call listBrandCollabs. It needs the permission collabs:read.',
      },
    },
  })
  expect(await served.call('getUser', {}, secret)).toMatchObject({
    status: 403,
    body: { error: { message: 'API keys can’t make the call getUser. Only people who are signed in can.' } },
  })
  expect((await served.call('checkUserExists', { email: 'alice@example.test' }, secret)).status).toBe(403)
  expect(await served.call('listBrands', {}, secret)).toMatchObject({
    status: 403,
    body: {
      error: {
        message:
          'Only our team’s API keys can make the call listBrands. An organisation’s key makes calls about one of its venues, named by brandUid; getApiKey lists them.',
      },
    },
  })
})

it('says to a key of our team which calls are an organisation’s', async () => {
  const { secret: ours } = await makeKey(w.database.db, {
    accountUid: w.ada.accountUid,
    brandUid: null,
    scopes: ['imports:read'],
  })
  expect(await served.call('listImportedVenues', { brandUid: w.luna }, ours)).toMatchObject({
    status: 403,
    body: { error: { message: 'Only an organisation’s API key can make the call listImportedVenues.' } },
  })
})

it('repeats a creation under an Idempotency-Key without making another', async () => {
  const create = () =>
    served.post(
      '/call/createBrief',
      { data: { brandUid: w.luna } },
      { authorization: `Bearer ${secret}`, 'idempotency-key': 'from-the-till-1' },
    )
  const [first, again] = [await create(), await create()]
  expect(first.status).toBe(200)
  expect(again.body).toEqual(first.body)
})

it('takes bookings from a till as they happen, each once however often it is sent, under the key’s name', async () => {
  const { collabUid } = await trackedCollab(w)
  setClock(new Date('2026-03-20T09:00:00Z'))
  const { uid, secret: till } = await makeKey(w.database.db, {
    accountUid: w.bella.accountUid,
    brandUid: w.luna,
    scopes: ['results:write'],
  })
  const booking = { code: 'ALICE', day: '2026-03-12', reference: 'R-1042', amountMinor: 84_50 }
  const report = (rows: object[], key = till) => served.call('importRedemptions', { brandUid: w.luna, rows }, key)
  expect((await report([booking, { ...booking, code: 'NOBODY', reference: 'R-1043' }])).body).toEqual({
    data: { recorded: 1, known: 0, unknownCodes: ['NOBODY'], futureReferences: [] },
  })
  const again = await Promise.all([booking, { ...booking, reference: 'R-1044' }].map((row) => report([row, row])))
  expect(again.map(({ body }) => body.data)).toMatchObject([{ recorded: 0 }, { recorded: 1 }])
  const { summary } = await w.bella.call('getCollabValue', { collabUid })
  expect(summary).toMatchObject({ bookings: 2, spentMinor: 169_00 })
  const imported = (await w.eventsOf(w.luna)).filter(({ kind }) => kind === 'redemptions.imported')
  expect(imported.map(({ actorUid, after }) => [actorUid, after?.['apiKey']])).toEqual(
    imported.map(() => [w.bella.accountUid, uid]),
  )
  expect(imported).toHaveLength(2)
  expect((await report([booking], secret)).body).toMatchObject({
    error: { message: 'This API key can’t make the call importRedemptions. It needs the permission results:write.' },
  })
  const other = await makeKey(w.database.db, {
    accountUid: w.oscar.accountUid,
    brandUid: w.orso,
    scopes: ['results:write'],
  })
  expect((await report([booking], other.secret)).status).toBe(404)
})

it('refuses a key that is wrong, cut or off, in words for whoever wrote the program', async () => {
  for (const wrong of [`${secret}x`, secret.slice(0, -1), 'pk_', `pk_${'x'.repeat(5_000)}`])
    expect(await served.call('getApiKey', {}, wrong)).toMatchObject({
      status: 401,
      body: { error: { message: 'We don’t recognise this API key. Check that you copied all of it.' } },
    })
  const { rows } = await w.bella.call('listApiKeys', { brandUid: w.luna })
  for (const { uid } of rows) await w.bella.call('revokeApiKey', { uid })
  expect((await served.call('getApiKey', {}, secret)).status).toBe(401)
})

it('opens nothing but calls, and lists where it has their permission', async () => {
  const headers = { authorization: `Bearer ${secret}` }
  expect((await served.get('/events', headers)).status).toBe(401)
  expect((await served.post('/uploads', {}, headers)).status).toBe(401)
  expect(await served.post('/imports', {}, headers)).toMatchObject({
    status: 403,
    body: { error: { message: 'This API key can’t upload lists. It needs the permission imports:write.' } },
  })
  expect((await served.get('/auth/token', headers)).status).toBe(204)
})

it('leaves the key’s id in the log, and never the secret', async () => {
  await served.call('getApiKey', {}, secret)
  await served.call('getApiKey', {}, `${secret}x`)
  const log = served.log.join('\n')
  expect(log).toMatch(/"apiKey":"api_key_\w{26}"/)
  expect(log).not.toContain(secret.slice(3, 20))
})
