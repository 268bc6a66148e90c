import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { first, must } from '../../../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { type Answer, serve, type Served } from '../../../app/testing/serve.ts'
import { type World, world } from '../../../world/world.ts'
import { createAccount, disableAccount } from './accounts.ts'
import { openSession } from './sessions.ts'
import { accounts } from './tables.ts'

let w: World
let served: Served
let pia: string
const pass = { email: 'pia@example.test', password: 'correct horse' }

beforeEach(async () => {
  w = await world()
  served = await serve(w.database)
  pia = await w.tx((tx) => createAccount(tx, { ...pass, displayName: 'Pia' }))
})
afterEach(() => served.close())

const cookieOf = (answer: Answer) => first(must(answer.headers.get('set-cookie')).split(';'))
const signIn = async () => cookieOf(await served.post('/auth/sign-in/email', pass))
const tokenBy = (cookie: string) => served.get('/auth/token', { cookie })

it('keeps the session in a cookie that no script reads, no other site sends, and only /auth sees', async () => {
  expect((await served.post('/auth/sign-in/email', pass)).headers.getSetCookie()).toEqual([
    expect.stringMatching(/^plusone_session=[\w-]{43}; Path=\/auth; HttpOnly; SameSite=Lax; Max-Age=2592000$/),
    expect.stringMatching(/^plusone_browser=[\w-]{43}; Path=\/auth; HttpOnly; SameSite=Lax; Max-Age=34560000$/),
  ])
  const secure = await serve(w.database, { PUBLIC_URL: 'https://app.example.test' })
  const answer = await secure.post('/auth/sign-in/email', pass)
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-plusone_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=2592000$/,
    ),
    expect.stringMatching(
      /^__Host-plusone_browser=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=34560000$/,
    ),
  ])
  expect((await secure.get('/auth/token', { cookie: cookieOf(answer) })).status).toBe(200)
  expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
  await secure.close()
})

it('trades the cookie for a token of 15 minutes that nobody may store', async () => {
  const answer = await tokenBy(await signIn())
  expect(answer.body).toEqual({ token: expect.stringMatching(/^ey/), expiresAt: '2026-03-02T09:15:00.000Z' })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect((await tokenBy('plusone_session=unknown')).status).toBe(401)
  // Who has no cookie is a guest, which is no failure.
  for (const cookie of ['', 'plusone_session=', `x${await signIn()}`])
    expect(await tokenBy(cookie)).toMatchObject({ status: 204, body: { data: '' } })
})

it('knows when someone was last there by the use of their session, not only by the sign-in', async () => {
  const cookie = await signIn()
  setClock(plus(now(), 3 * dayMs))
  await tokenBy(cookie)
  const account = first(await w.database.db.select().from(accounts).where(eq(accounts.uid, pia)))
  expect(account.lastSeenAt).toEqual(now())
})

it('lasts 30 days from its last use, in the browser as on the server', async () => {
  const cookie = await signIn()
  setClock(plus(now(), 20 * dayMs))
  const answer = await tokenBy(cookie)
  expect(answer.headers.get('set-cookie')).toBe(
    `${cookie}; Path=/auth; HttpOnly; SameSite=Lax; Max-Age=${(30 * dayMs) / 1000}`,
  )
})

it('ends 90 days after it began, however much it is used', async () => {
  const cookie = await signIn()
  for (const days of [20, 20, 20, 20]) {
    setClock(plus(now(), days * dayMs))
    expect((await tokenBy(cookie)).status).toBe(200)
  }
  expect((await tokenBy(cookie)).headers.get('set-cookie')).toContain(`Max-Age=${(10 * dayMs) / 1000}`)
  setClock(plus(now(), 10 * dayMs))
  expect((await tokenBy(cookie)).status).toBe(401)
})

it('signs the browser out that was used longest ago when a twenty-first signs in', async () => {
  const browsers = await w.tx(async (tx) => {
    const tokens = []
    for (let at = 0; at < 20; at += 1) {
      setClock(plus(now(), 1_000))
      tokens.push(await openSession(tx, pia, 'a browser'))
    }
    return tokens.map((token) => `plusone_session=${token}`)
  })
  setClock(plus(now(), 1_000))
  expect((await tokenBy(must(browsers[0]))).status).toBe(200)
  setClock(plus(now(), 1_000))
  await signIn()
  const statuses = []
  for (const cookie of browsers) statuses.push((await tokenBy(cookie)).status)
  expect(statuses).toEqual([200, 401, ...Array(18).fill(200)])
})

it('takes no cookie in the place of a token', async () => {
  const answer = await served.post('/call/getUser', { data: {} }, { cookie: await signIn() })
  expect(answer.status).toBe(401)
})

it('refuses what another site sends, and takes what our own pages send', async () => {
  const from = (origin: string, on = served) => on.post('/auth/sign-in/email', pass, { origin })
  for (const origin of ['https://evil.example', 'null', `${served.url}.evil.example`, 'http://127.0.0.1:1']) {
    const answer = await from(origin)
    expect([origin, answer.status, answer.headers.get('set-cookie')]).toEqual([origin, 403, null])
  }
  expect(served.log.filter((line) => line.includes('from another site'))).toHaveLength(4)
  const disguised = await served.post('/%61uth/sign-in/email', pass, { origin: 'https://evil.example' })
  expect(disguised.status).toBe(403)
  expect((await from(served.url)).status).toBe(200)
  const proxied = await serve(w.database, { PUBLIC_URL: 'https://app.example.test' })
  expect((await from('https://app.example.test', proxied)).status).toBe(200)
  expect((await from('http://app.example.test', proxied)).status).toBe(403)
  await proxied.close()
})

it('ends with sign-out, cookie and tokens alike', async () => {
  const cookie = await signIn()
  const { token } = (await tokenBy(cookie)).body as unknown as { token: string }
  const answer = await served.post('/auth/sign-out', {}, { cookie })
  expect(answer.headers.get('set-cookie')).toMatch(/^plusone_session=; .*Max-Age=0$/)
  expect((await tokenBy(cookie)).status).toBe(401)
  expect((await served.call('getUser', {}, token)).body.error).toEqual({
    status: 'UNAUTHENTICATED',
    message: 'Please sign in again.',
  })
})

it('ends when someone signs in anew in the same browser', async () => {
  const before = await signIn()
  const anew = cookieOf(await served.post('/auth/sign-in/email', pass, { cookie: before }))
  expect([(await tokenBy(before)).status, (await tokenBy(anew)).status]).toEqual([401, 200])
})

it('goes on under another cookie once its person has confirmed who they are', async () => {
  const before = await signIn()
  setClock(plus(now(), 20 * dayMs))
  const { token } = (await tokenBy(before)).body as unknown as { token: string }
  const answer = await served.post('/auth/confirm', { password: pass.password }, { cookie: before })
  expect(answer.headers.get('set-cookie')).toMatch(/^plusone_session=[\w-]{43}; .*Max-Age=2592000$/)
  const anew = cookieOf(answer)
  expect([(await tokenBy(before)).status, (await tokenBy(anew)).status]).toEqual([401, 200])
  // It is the same session: what the page holds already still works.
  expect((await served.call('getUser', {}, token)).status).toBe(200)
  const wrong = await served.post('/auth/confirm', { password: 'wrong horse' }, { cookie: anew })
  expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([403, null])
  expect((await tokenBy(anew)).status).toBe(200)
})

it('stays when signing in anew fails', async () => {
  const before = await signIn()
  await served.post('/auth/sign-in/email', { ...pass, password: 'wrong one' }, { cookie: before })
  expect((await tokenBy(before)).status).toBe(200)
})

it('lasts 30 days from its last use', async () => {
  const cookie = await signIn()
  setClock(plus(now(), 29 * dayMs))
  expect((await tokenBy(cookie)).status).toBe(200)
  setClock(plus(now(), 29 * dayMs))
  expect((await tokenBy(cookie)).status).toBe(200)
  setClock(plus(now(), 30 * dayMs))
  expect((await tokenBy(cookie)).status).toBe(401)
})

it('is out at the very next call when the account is disabled', async () => {
  const cookie = await signIn()
  const { token } = (await tokenBy(cookie)).body as unknown as { token: string }
  expect((await served.call('getUser', {}, token)).status).toBe(200)
  await w.tx((tx) => disableAccount(tx, pia, 'test'))
  expect((await served.call('getUser', {}, token)).status).toBe(401)
  expect((await tokenBy(cookie)).status).toBe(401)
  expect((await served.get('/events', { authorization: `Bearer ${token}` })).status).toBe(401)
})

it('keeps the cookie as a hash only', async () => {
  const cookie = await signIn()
  const { rows } = await w.database.pool.query('select * from sessions')
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1])
})
