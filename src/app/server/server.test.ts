import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { must } from '../../kit/contract/must.ts'
import { projectRoot } from '../../kit/server/root.ts'
import { allCalls } from '../../product/calls.ts'
import { serve, type Served } from '../testing/serve.ts'
import { type World, world } from '../../world/world.ts'

let w: World
let served: Served

beforeEach(async () => {
  w = await world()
  served = await serve(w.database)
})
afterEach(() => served.close())

it('is up, ready, and countable', async () => {
  expect((await served.get('/healthz')).body).toEqual({ up: true })
  expect((await served.get('/readyz')).body).toEqual({ ready: true, database: 'up' })
  const metrics = (await served.get('/metrics')).body.data
  expect(metrics).toContain('http_request_seconds_count{route="/healthz",status="200"} 1')
  expect(metrics).toContain('mail_waiting 0')
  expect(metrics).toContain('database_up 1')
  expect(metrics).toContain('database_waiting 0')
})

it('counts calls by how they ended, and open pages, and says which version it is', async () => {
  await served.post('/call/getPricingTiers', { data: {} })
  await served.post('/call/getUser', { data: {} })
  await served.post('/call/what-somebody-typed', { data: {} })
  const answer = await served.get('/metrics')
  const metrics = answer.body.data
  expect(metrics).toContain('calls_total{call="getPricingTiers",outcome="answered"} 1')
  expect(metrics).toContain('calls_total{call="getUser",outcome="refused"} 1')
  expect(metrics).not.toContain('what-somebody-typed')
  expect(metrics).toContain('event_streams 0')
  expect(metrics).toContain(`release_info{version="${answer.headers.get('x-release')}"} 1`)
  expect(served.log.join('')).toContain(`"release":"${answer.headers.get('x-release')}"`)
})

it.each(['/i/%', '/b/%ED%A0%80', '/call/%'])('has nothing at %s, which is no address', async (path) => {
  expect(await served.get(path)).toMatchObject({ status: 404, body: { error: { status: 'NOT_FOUND' } } })
})

it('counts everything that the alarms and the dashboard look at', async () => {
  const metrics = String((await served.get('/metrics')).body.data)
  const known = new Set([...metrics.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  const looked = ['alerts.yml', 'dashboard.json'].flatMap((name) => [
    ...readFileSync(join(projectRoot, 'deploy', name), 'utf8').matchAll(
      /\b(?:http|mail|database|jobs|calls|event|release|process|nodejs)_\w+/g,
    ),
  ])
  const names = new Set(looked.map(([name]) => name.replace(/_(bucket|count|sum)$/, '')))
  expect(names.size).toBeGreaterThan(10)
  expect([...names].filter((name) => !known.has(name))).toEqual([])
})

it('keeps its metrics and its description to itself where that is set', async () => {
  const closed = await serve(w.database, { METRICS: 'off', OPENAPI: 'off' })
  const answers = [await closed.get('/metrics'), await closed.get('/openapi.json'), await closed.get('/healthz')]
  await closed.close()
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 200])
})

it('describes only the calls that API keys can make, and how they bring lists, where that is set', async () => {
  const forKeys = await serve(w.database, { OPENAPI: 'keys' })
  const { paths } = (await forKeys.get('/openapi.json')).body as unknown as { paths: object }
  await forKeys.close()
  const open = Object.values(allCalls).filter((call) => 'scope' in call)
  const addresses = [...open.map(({ name }) => `/call/${name}`), '/imports']
  expect(Object.keys(paths).toSorted()).toEqual(addresses.toSorted())
})

it('is up but not ready while a migration is missing', async () => {
  await w.database.pool.query('alter table migrations rename to migrations_away')
  const answers = [await served.get('/healthz'), await served.get('/readyz')]
  await w.database.pool.query('alter table migrations_away rename to migrations')
  expect(answers.map((answer) => answer.status)).toEqual([200, 503])
})

it('describes every call from the contract that it validates with', async () => {
  const document = (await served.get('/openapi.json')).body as unknown as {
    paths: Record<string, { post: { security: unknown[] } }>
    components: { securitySchemes: { apiKey: unknown } }
  }
  expect(must(document.paths['/call/checkUserExists'], 'path').post.security).toEqual([])
  expect(must(document.paths['/call/getUser'], 'path').post).toMatchObject({
    operationId: 'getUser',
    security: [{ bearer: [] }],
  })
  expect(must(document.paths['/call/approveCollab'], 'path').post.security).toEqual([
    { bearer: [] },
    { apiKey: ['collabs:write'] },
  ])
  expect(document.components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' })
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/auth/token', '/events', '/uploads', '/media/{variant}/{file_path}']),
  )
})

it('names each record once, and refers to no record that isn’t there', async () => {
  const text = JSON.stringify((await served.get('/openapi.json')).body)
  const { schemas } = (JSON.parse(text) as { components: { schemas: Record<string, object> } }).components
  const referred = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
  expect(referred).toEqual(expect.arrayContaining(['Collab', 'Deliverable', 'BrandProfile', 'Invoice', 'Error']))
  expect(referred.filter((name) => name === undefined || !(name in schemas))).toEqual([])
  expect(text).not.toContain('$defs')
  expect(text).not.toContain('propertyNames":{"enum"')
})

it('shows the outbox on this machine only, with nothing in it that runs', async () => {
  await served.post('/auth/link', { email: 'alice@example.test', purpose: 'sign-in' })
  const list = await served.get('/outbox')
  expect(list.body.data).toContain('alice@example.test')
  const mail = await served.get(must(/\/outbox\/mail_\w+/.exec(String(list.body.data)), 'row')[0])
  expect(mail.body.data).toContain('/app/login?token=')
  expect(mail.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  for (const header of ['x-forwarded-for', 'x-forwarded-host', 'forwarded'])
    expect((await served.get('/outbox', { [header]: 'somewhere' })).status).toBe(404)
  for (const [name, value] of [
    ['SMTP_URL', 'smtp://127.0.0.1:1'],
    ['PUBLIC_URL', 'https://app.example.test'],
  ] as const) {
    const elsewhere = await serve(w.database, { [name]: value })
    expect((await elsewhere.get('/outbox')).status).toBe(404)
    await elsewhere.close()
  }
})

it('finds nothing at an address, and takes no text, that cannot be kept', async () => {
  const paths = ['/i/a%00b', '/i/alice?handle=a%00b', '/calendar/%00.ics', '/media/original/%00', '/app/%00']
  const answers = await Promise.all(paths.map(async (path) => [path, (await served.get(path)).status]))
  expect(answers).toEqual(paths.map((path) => [path, 404]))
  const refused = await served.post('/auth/link', { email: 'a\0@example.test', purpose: 'sign-in' })
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({ error: { message: expect.stringContaining('contains a character') } })
})

it('answers what is not there as JSON, with its headers', async () => {
  const answer = await served.get('/nothing/here')
  expect([
    answer.status,
    must(answer.body.error, 'error').status,
    answer.headers.get('x-content-type-options'),
  ]).toEqual([404, 'NOT_FOUND', 'nosniff'])
})

it('answers a call that is at work before it stops', async () => {
  const { pool } = w.database
  const token = await served.tokenOf(w.bella)
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('lock table notifications in access exclusive mode')
  const call = served.call('markNotificationsRead', {}, token)
  // The call waits: for the table on a server, for the only connection on the embedded database.
  await expect.poll(() => pool.totalCount - pool.idleCount + pool.waitingCount).toBe(2)
  const closing = served.close()
  const isUp = () =>
    fetch(`${served.url}/healthz`).then(
      () => true,
      () => false,
    )
  await expect.poll(isUp).toBe(false)
  await holder.query('commit')
  holder.release()
  expect((await call).body).toEqual({ data: { read: 0 } })
  await closing
  served = await serve(w.database)
})
