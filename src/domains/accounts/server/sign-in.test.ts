import { afterEach, beforeEach, expect, it } from 'vitest'
import { first, must } from '../../../kit/contract/must.ts'
import { minuteMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { lastLink } from '../../../world/mail-links.ts'
import { type Answer, serve, type Served } from '../../../app/testing/serve.ts'
import { type World, world } from '../../../world/world.ts'
import { createAccount, disableAccount } from './accounts.ts'
import { decoyHash, decoyPassword, passwordMatches } from './passwords.ts'
import { makeSignInLink } from './sign-in-links.ts'

let w: World
let served: Served
const password = 'correct horse'

beforeEach(async () => {
  w = await world()
  served = await serve(w.database)
  await w.tx((tx) => createAccount(tx, { email: 'pia@example.test', displayName: 'Pia', password }))
})
afterEach(() => served.close())

const withPassword = (email: string, given: string, on = served) =>
  on.post('/auth/sign-in/email', { email, password: given })
const refused = (answer: Answer) => [answer.status, answer.body.error?.status, answer.body.error?.message]
const cookieOf = (answer: Answer) => first(must(answer.headers.get('set-cookie')).split(';'))
const tokenBy = (cookie: string, on = served) => on.get('/auth/token', { cookie })
const accessTokenOf = async (cookie: string) => ((await tokenBy(cookie)).body as unknown as { token: string }).token

async function requestLink(email: string, purpose = 'sign-in') {
  expect((await served.post('/auth/link', { email, purpose })).status).toBe(200)
  return lastLink(w, email)
}

const texts = {
  wrongPassword:
    "Incorrect account password! Please check your details and try again, or select 'Having trouble logging in?' below.",
  noAccount: "No account found with this email. Please check your email or sign up if you're a new user.",
  invalidEmail: 'The email address entered is not valid. Please check and try again.',
  tooMany: 'Too many failed attempts. Please try again later or reset your password.',
  disabled: 'This account has been disabled. Please contact support.',
  otherwise: 'Login Failed! Please check your password or contact support.',
  details: 'Please ensure that you have entered valid details.',
  admin: 'Admin accounts must use password login',
}

it('lets in by password, however the address is written', async () => {
  const answer = await withPassword(' PIA@example.test', password)
  expect(answer.status).toBe(200)
  const token = await accessTokenOf(cookieOf(answer))
  expect((await served.call('getUser', {}, token)).body.data).toMatchObject({ email: 'pia@example.test' })
})

it('gives each refusal the text of the catalogue', async () => {
  expect(refused(await withPassword('pia@example.test', 'wrong one'))).toEqual([
    401,
    'UNAUTHENTICATED',
    texts.wrongPassword,
  ])
  expect(refused(await withPassword('nobody@example.test', password))).toEqual([
    401,
    'UNAUTHENTICATED',
    texts.noAccount,
  ])
  expect(refused(await withPassword('no address', password))).toEqual([400, 'INVALID_ARGUMENT', texts.invalidEmail])
  expect(refused(await withPassword('pia@example.test', 'abc'))).toEqual([400, 'INVALID_ARGUMENT', texts.details])
  // Someone who never set a password is told the same as someone who mistyped it.
  expect(refused(await withPassword('alice@example.test', password))).toEqual([
    401,
    'UNAUTHENTICATED',
    texts.wrongPassword,
  ])
})

it('tells that an account is disabled only to who knows its password', async () => {
  await w.database.pool.query(`update accounts set disabled_at = now() where email = 'pia@example.test'`)
  expect(refused(await withPassword('pia@example.test', password))).toEqual([401, 'UNAUTHENTICATED', texts.disabled])
  expect(refused(await withPassword('pia@example.test', 'wrong one'))[2]).toBe(texts.wrongPassword)
})

it('answers a wrong password and an unknown address alike when accounts are not revealed', async () => {
  const quiet = await serve(w.database, { REVEAL_ACCOUNT_EXISTENCE: 'off' })
  const wrong = await withPassword('pia@example.test', 'wrong one', quiet)
  const unknown = await withPassword('nobody@example.test', password, quiet)
  expect(refused(wrong)).toEqual([401, 'UNAUTHENTICATED', texts.otherwise])
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])

  for (const purpose of ['sign-in', 'password-reset']) {
    const answers = []
    for (const email of ['pia@example.test', 'nobody@example.test', 'ada@example.test', 'dora@example.test'])
      answers.push(await quiet.post('/auth/link', { email, purpose }))
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      Array(4).fill({ status: 200, body: { ok: true } }),
    )
  }
  const { rows } = await w.database.pool.query('select "to" from mails order by uid')
  expect(rows.map((row) => row.to)).toEqual(['pia@example.test', 'pia@example.test', 'ada@example.test'])
  await quiet.close()
})

it('works as hard for an unknown address as for a wrong password', async () => {
  const { rows } = await w.database.pool.query(`select password_hash from accounts where email = 'pia@example.test'`)
  const costOf = (hash: string) => hash.split('$').slice(0, 4)
  expect(costOf(rows[0].password_hash)).toEqual(['', 'argon2id', 'v=19', 'm=19456,t=2,p=1'])
  expect(costOf(await decoyHash())).toEqual(costOf(rows[0].password_hash))
  expect(await passwordMatches(null, decoyPassword)).toBe(false)
})

it('counts tries at one account over every server, and the right password is refused then too', async () => {
  const other = await serve(w.database)
  for (let tries = 0; tries < 10; tries += 1)
    expect((await withPassword('pia@example.test', 'wrong one', tries % 2 ? other : served)).status).toBe(401)
  for (const on of [served, other]) {
    const answer = await withPassword('pia@example.test', password, on)
    expect(refused(answer)).toEqual([429, 'RESOURCE_EXHAUSTED', texts.tooMany])
    expect(must(answer.body.error).details).toEqual({ retryAfterSeconds: expect.any(Number) })
  }
  await other.close()
})

it('counts tries from one network address over every account and server', async () => {
  const other = await serve(w.database)
  const tries = Array.from({ length: 50 }, (_, at) =>
    withPassword(`person${at}@example.test`, 'wrong one', at % 2 ? other : served),
  )
  expect(new Set((await Promise.all(tries)).map((answer) => answer.status))).toEqual(new Set([401]))
  expect(refused(await withPassword('pia@example.test', password))[0]).toBe(429)
  await other.close()
})

it('forgets the tries of an account once its password was right', async () => {
  for (let round = 0; round < 2; round += 1) {
    for (let tries = 0; tries < 9; tries += 1) await withPassword('pia@example.test', 'wrong one')
    expect((await withPassword('pia@example.test', password)).status).toBe(200)
  }
})

it('keeps no address of a person or a network in the counters', async () => {
  await withPassword('pia@example.test', 'wrong one')
  const { rows } = await w.database.pool.query('select key from rate_limits')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/pia|127\.0/)
})

it('mails a link that signs in once', async () => {
  const link = await requestLink('alice@example.test')
  expect(link).toMatchObject({ path: '/app/login' })
  const { token, email } = link
  const answer = await served.post('/auth/sign-in/link', { token, email })
  expect(answer.status).toBe(200)
  expect((await tokenBy(cookieOf(answer))).status).toBe(200)
  expect(refused(await served.post('/auth/sign-in/link', { token, email }))).toEqual([
    401,
    'UNAUTHENTICATED',
    'This link has already been used. Request a new one.',
  ])
})

it('lets one of two in who use a link at the same moment', async () => {
  const { token, email } = await requestLink('alice@example.test')
  const answers = await Promise.all([1, 2].map(() => served.post('/auth/sign-in/link', { token, email })))
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 401])
})

it('ends a link after 15 minutes', async () => {
  const first = await requestLink('alice@example.test')
  setClock(plus(now(), 15 * minuteMs - 1))
  const second = await requestLink('alice@example.test')
  expect((await served.post('/auth/sign-in/link', { token: first.token, email: first.email })).status).toBe(200)
  setClock(plus(now(), 15 * minuteMs))
  expect((await served.post('/auth/sign-in/link', { token: second.token, email: second.email })).status).toBe(401)
})

it('uses a link up by POST with its own address alone', async () => {
  const { path, token, email } = await requestLink('alice@example.test')
  await served.get(`${path}?token=${token}&email=${email}`, { accept: 'text/html' })
  await served.get(`/auth/sign-in/link?token=${token}&email=${email}`)
  expect((await served.post('/auth/sign-in/link', { token, email: 'olivia@example.test' })).status).toBe(401)
  expect((await served.post('/auth/password', { token, email, password: 'another one' })).status).toBe(401)
  expect((await served.post('/auth/sign-in/link', { token, email })).status).toBe(200)
})

it('keeps a link as a hash only', async () => {
  const { token } = await requestLink('alice@example.test')
  const { rows } = await w.database.pool.query('select token_hash from sign_in_links')
  expect(rows).toHaveLength(1)
  expect(rows[0].token_hash).not.toContain(token)
})

it('refuses a link for an unknown, a disabled and the designated admin account, each in its words', async () => {
  const ask = (email: string) => served.post('/auth/link', { email, purpose: 'sign-in' })
  expect(refused(await ask('nobody@example.test'))).toEqual([404, 'NOT_FOUND', texts.noAccount])
  expect(refused(await ask('dora@example.test'))).toEqual([403, 'PERMISSION_DENIED', texts.disabled])
  expect(refused(await ask('ada@example.test'))).toEqual([400, 'FAILED_PRECONDITION', texts.admin])
  expect((await w.database.pool.query('select 1 from mails')).rows).toEqual([])
})

it('mails at most eight links to one address in a quarter of an hour', async () => {
  for (let asked = 0; asked < 8; asked += 1) await requestLink('alice@example.test')
  expect((await served.post('/auth/link', { email: 'alice@example.test', purpose: 'sign-in' })).status).toBe(429)
})

it('refuses a link to whoever was disabled after it was mailed', async () => {
  const { token, email } = await requestLink('alice@example.test')
  await w.tx((tx) => disableAccount(tx, w.alice.accountUid, 'test'))
  expect(refused(await served.post('/auth/sign-in/link', { token, email }))).toEqual([
    401,
    'UNAUTHENTICATED',
    texts.disabled,
  ])
})

it('sets a new password by link; every other session and link ends, the old password is no good', async () => {
  const laptop = cookieOf(await withPassword('pia@example.test', password))
  const early = await accessTokenOf(laptop)
  const unused = await requestLink('pia@example.test')
  const { path, token, email } = await requestLink('pia@example.test', 'password-reset')
  expect(path).toBe('/app/password-reset')
  expect((await served.post('/auth/password', { token, email, password: 'abc' })).status).toBe(400)
  const answer = await served.post('/auth/password', { token, email, password: 'battery staple' })
  expect(answer.status).toBe(200)
  expect((await tokenBy(cookieOf(answer))).status).toBe(200)

  expect((await tokenBy(laptop)).status).toBe(401)
  expect((await served.call('getUser', {}, early)).status).toBe(401)
  expect((await served.post('/auth/password', { token, email, password: 'third one here' })).status).toBe(401)
  expect((await served.post('/auth/sign-in/link', { token: unused.token, email })).status).toBe(401)
  expect((await withPassword('pia@example.test', password)).status).toBe(401)
  expect((await withPassword('pia@example.test', 'battery staple')).status).toBe(200)
})

it('lets the designated admin in by no sign-in link, however they came by it', async () => {
  const token = await w.tx((tx) => makeSignInLink(tx, w.ada.accountUid, 'sign-in'))
  const answer = await served.post('/auth/sign-in/link', { token, email: 'ada@example.test' })
  expect(refused(answer)).toEqual([400, 'FAILED_PRECONDITION', texts.admin])
  expect(answer.headers.get('set-cookie')).toBeNull()
})
