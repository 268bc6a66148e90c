import { request as httpRequest } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { must } from '../../kit/contract/must.ts'
import { CallError, errorStatus } from '../../kit/contract/errors.ts'
import { minuteMs, now, plus, setClock } from '../../kit/server/clock.ts'
import { createRunner } from '../../kit/server/runner.ts'
import Fastify from 'fastify'
import { decodeJwt, SignJWT } from 'jose'
import { keysOf } from '../../kit/server/signing.ts'
import { testConfig } from '../../kit/testing/test-config.ts'
import { identity } from '../../product/identity.ts'
import { callRoutes, sendError } from '../../kit/server/http.ts'
import { serve, type Served } from '../testing/serve.ts'
import { type World, world } from '../../world/world.ts'

let w: World
let served: Served

beforeEach(async () => {
  w = await world()
  served = await serve(w.database)
})
afterEach(() => served.close())

it('wraps the answer in data, with the request id in a header', async () => {
  const answer = await served.call('checkUserExists', { email: 'alice@example.test' })
  expect(answer).toMatchObject({ status: 200, body: { data: { exists: true } } })
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it.each(['a@example.test,b@example.test', 'x<alice@example.test>', 'a@b@example.test', '"a b"@example.test'])(
  'takes %s for no address of one mailbox',
  async (email) => {
    expect((await served.call('checkUserExists', { email })).status).toBe(400)
  },
)

it('counts by what the nearest proxy says, not by what stands before it', async () => {
  const behind = await serve(w.database, { TRUST_PROXY: 'on' })
  const ask = (forwarded: string) =>
    behind.post('/call/checkUserExists', { data: { email: 'alice@example.test' } }, { 'x-forwarded-for': forwarded })
  // `perMinute` of the call.
  for (let n = 0; n < 20; n += 1) expect((await ask(`10.0.0.${n}, 192.0.2.1`)).status).toBe(200)
  expect((await ask('10.0.1.1, 192.0.2.1')).status).toBe(429)
  await behind.close()
})

it('lets one caller make as many calls in a minute as the setting says', async () => {
  const strict = await serve(w.database, { CALLS_PER_MINUTE: '60' })
  const codes: number[] = []
  for (let n = 0; n < 61; n += 1) codes.push((await strict.call('listOpenCities', {})).status)
  expect(codes.slice(0, 60)).toEqual(Array<number>(60).fill(200))
  expect(codes[60]).toBe(429)
  await strict.close()
})

it('leaves a line that says who was refused which call', async () => {
  const bella = await served.tokenOf(w.bella)
  expect((await served.call('listReports', {}, bella)).status).toBe(403)
  const line = served.log.find((one) => one.includes('"status":403'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    call: 'listReports',
    account: w.bella.accountUid,
    refused: 'permission-denied',
  })
  await served.call('checkUserExists', { email: 'nobody' })
  expect(served.log.find((one) => one.includes('"refused":"invalid-argument"'))).toContain('checkUserExists')
})

it('names every wrong field and what is allowed there', async () => {
  const answer = await served.call('checkUserExists', { email: 'no address' })
  expect(answer.status).toBe(400)
  expect(answer.body.error).toEqual({
    status: 'INVALID_ARGUMENT',
    message: 'Please enter a valid email address.',
    details: { fields: [{ field: 'email', message: 'Please enter a valid email address.' }] },
  })
  const token = await served.tokenOf(w.bella)
  const wrongLimit = await served.call('listNotifications', { limit: 5_000 }, token)
  expect(must(wrongLimit.body.error, 'error').details).toEqual({
    fields: [{ field: 'limit', message: 'Enter 100 or less.' }],
  })
})

it('takes no data as an empty object', async () => {
  const token = await served.tokenOf(w.bella)
  for (const body of [{ data: null }, { data: {} }]) {
    expect((await served.post('/call/getUser', body, { authorization: `Bearer ${token}` })).status).toBe(200)
  }
})

it('refuses a body without data, and says so', async () => {
  const token = await served.tokenOf(w.bella)
  const answer = await served.post('/call/getUser', { uid: 'x' }, { authorization: `Bearer ${token}` })
  expect([answer.status, must(answer.body.error).message]).toEqual([
    400,
    'The body must be a JSON object with a data field, such as {"data": {}}.',
  ])
})

it.each([
  ['an empty object', '{}'],
  ['a list', '[1]'],
  ['a number', '7'],
  ['nothing', ''],
  ['broken JSON', '{"data": {'],
  ['null', 'null'],
])('refuses a body that is %s', async (_what, body) => {
  const response = await fetch(`${served.url}/call/checkUserExists`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect([response.status, (await response.json()).error.status]).toEqual([400, 'INVALID_ARGUMENT'])
})

it('refuses what is no JSON by its type', async () => {
  const response = await fetch(`${served.url}/call/checkUserExists`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: '{"data":{}}',
  })
  expect([response.status, (await response.json()).error.status]).toEqual([415, 'INVALID_ARGUMENT'])
})

it('refuses a body over 1 MB, and one just under is only refused for what it says', async () => {
  const over = await served.call('checkUserExists', { email: 'x'.repeat(1_048_576) })
  expect([over.status, must(over.body.error, 'error').message]).toEqual([
    413,
    'The request is larger than 1 MB. Send it in smaller parts.',
  ])
  expect((await served.call('checkUserExists', { email: 'x'.repeat(1_048_000) })).status).toBe(400)
})

it('refuses data nested deeper than honest input', async () => {
  const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) })
  const answer = await served.call('checkUserExists', nested(12))
  expect(must(answer.body.error, 'error').message).toBe('The data may be nested at most 12 levels deep.')
  expect(must((await served.call('checkUserExists', nested(11))).body.error, 'error').message).toMatch(/^Email/)
  const bomb = await fetch(`${served.url}/call/checkUserExists`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"data":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
  })
  expect(bomb.status).toBe(400)
})

it('knows no call but those of the contract', async () => {
  for (const name of ['noSuchCall', 'constructor', '__proto__', 'toString']) {
    const answer = await served.call(name, {})
    expect([answer.status, must(answer.body.error, 'error').status]).toEqual([404, 'NOT_FOUND'])
  }
})

it('takes calls by POST only', async () => {
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
    const response = await fetch(`${served.url}/call/getUser`, { method })
    expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'POST'])
  }
})

it('asks a guest to sign in, and refuses a token that is altered, another kind, or past its end', async () => {
  const token = await served.tokenOf(w.bella)
  expect((await served.call('getUser', {})).body.error).toEqual({
    status: 'UNAUTHENTICATED',
    message: 'Please sign in.',
  })
  const altered = `${token.slice(0, -4)}AAAA`
  for (const authorization of [`Bearer ${altered}`, 'Bearer', 'Bearer x.y.z', `Basic ${token}`, token]) {
    const answer = await served.post('/call/getUser', { data: {} }, { authorization })
    expect([authorization.slice(0, 8), answer.status]).toEqual([authorization.slice(0, 8), 401])
  }
  // A public call is refused as well: a page with an ended token must not be taken for a guest's.
  expect((await served.call('checkUserExists', { email: 'alice@example.test' }, altered)).status).toBe(401)

  setClock(plus(now(), 15 * minuteMs - 1_000))
  expect((await served.call('getUser', {}, token)).status).toBe(200)
  setClock(plus(now(), 2_000))
  expect((await served.call('getUser', {}, token)).status).toBe(401)
})

it('refuses a token without a signature, or signed with another secret', async () => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { sub: w.ada.accountUid, sid: 'session_x', exp: 4_102_444_800 }
  const unsigned = `${part({ alg: 'none', typ: 'at+jwt' })}.${part(claims)}.`
  expect((await served.call('getUser', {}, unsigned)).status).toBe(401)
  const other = await serve(w.database, { SESSION_SECRET: 'another secret of thirty-two characters' })
  expect((await served.call('getUser', {}, await other.tokenOf(w.ada))).status).toBe(401)
  await other.close()
})

it('refuses a token for somebody else’s ears, or of another kind, though our key signed it', async () => {
  const mine = await served.tokenOf(w.ada)
  const { sub, sid } = decodeJwt(mine)
  const key = keysOf(testConfig(identity), 'access-token')[0]
  const sign = (typ: string, audience: string) =>
    new SignJWT({ sid })
      .setProtectedHeader({ alg: 'HS256', typ })
      .setSubject(must(sub, 'subject'))
      .setExpirationTime(plus(now(), minuteMs))
      .setAudience(audience)
      .sign(key)
  const statusOf = async (token: string) => (await served.call('getUser', {}, token)).status
  expect(await statusOf(await sign('at+jwt', 'calls'))).toBe(200)
  expect(await statusOf(await sign('at+jwt', 'elsewhere'))).toBe(401)
  expect(await statusOf(await sign('JWT', 'calls'))).toBe(401)
})

it('answers each code of the table with its status, strips what is not declared, and hides what broke', async () => {
  const app = Fastify()
  app.setErrorHandler(sendError)
  const call = (name: string) =>
    ({
      name,
      kind: 'exchange',
      access: {},
      input: z.object({ code: z.optional(z.string()) }),
      output: z.object({ shown: z.string() }),
    }) as const
  const handlers = {
    refuse: async ({ code }: { code: keyof typeof errorStatus }) => Promise.reject(new CallError(code, 'Said.')),
    leak: async () => ({ shown: 'yes', passwordHash: 'no' }),
    break: async () => Promise.reject(new Error('secret detail')),
    lie: async () => ({ shown: 7 }),
  }
  const runner = createRunner({
    calls: Object.keys(handlers).map(call),
    handlers,
    config: w.config,
    db: w.database.db,
    loadActor: async () => null,
    gate: () => undefined,
    limit: async () => undefined,
    services: () => ({}),
  })
  callRoutes(app, runner, async () => w.anonymous.caller)
  const ask = async (name: string, data: unknown) => {
    const response = await app.inject({ method: 'POST', url: `/call/${name}`, payload: { data } })
    return { status: response.statusCode, ...response.json() }
  }
  for (const [code, status] of Object.entries(errorStatus)) {
    expect(await ask('refuse', { code })).toEqual({
      status,
      error: { status: code.toUpperCase().replaceAll('-', '_'), message: 'Said.' },
    })
  }
  expect(await ask('leak', {})).toEqual({ status: 200, data: { shown: 'yes' } })
  const calm = {
    status: 500,
    error: {
      status: 'INTERNAL',
      message: 'Something went wrong on our side, and nothing was changed. Please try again.',
    },
  }
  expect(await ask('break', {})).toEqual(calm)
  expect(await ask('lie', {})).toEqual(calm)
  await app.close()
})

it('writes a line for each request with no personal data in it, whatever went wrong', async () => {
  await served.call('checkUserExists', { email: 'alice@example.test' })
  await served.post('/auth/sign-in/email', { email: 'alice@example.test', password: 'a wrong one' })
  await served.get('/auth/token?email=alice@example.test')
  await fetch(`${served.url}/call/checkUserExists`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email": "alice@example.test',
  })
  await w.database.pool.query('alter table accounts rename to accounts_away')
  const broken = await served.call('checkUserExists', { email: 'alice@example.test' })
  await w.database.pool.query('alter table accounts_away rename to accounts')
  expect(broken.status).toBe(500)
  const text = served.log.filter((line) => !line.includes('Server listening')).join('')
  expect(text).toContain('"route":"/call/:name"')
  expect(text).toContain('42P01')
  expect(text).not.toMatch(/alice|a wrong one|127\.0\.0\.1/)
})

it('refuses a request that claims to be two', async () => {
  const { port } = new URL(served.url)
  const status = await new Promise((resolve, reject) => {
    const sent = httpRequest(
      {
        port,
        method: 'POST',
        path: '/call/getUser',
        headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked', 'content-length': '5' },
      },
      (response) => resolve(response.statusCode),
    )
    sent.on('error', reject)
    sent.end('{"data":{}}')
  })
  expect(status).toBe(400)
})
