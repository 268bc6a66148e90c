import { afterEach, beforeEach, expect, it } from 'vitest'
import { first, must } from '../../../kit/contract/must.ts'
import { dayMs, minuteMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { lastLink } from '../../../world/mail-links.ts'
import { type Answer, serve, type Served } from '../../../app/testing/serve.ts'
import { type World, world } from '../../../world/world.ts'
import { createAccount, disableAccount, findAccountByEmail } from './accounts.ts'
import { inviteToSignIn } from './invitations.ts'
import { makeSignInLink } from './sign-in-links.ts'

let w: World
let served: Served

beforeEach(async () => {
  w = await world()
  served = await serve(w.database)
})
afterEach(() => served.close())

const refused = (answer: Answer) => [answer.status, answer.body.error?.status, answer.body.error?.message]
const cookieOf = (answer: Answer) => first(must(answer.headers.get('set-cookie')).split(';'))
const tokenBy = (cookie: string) => served.get('/auth/token', { cookie })
const zoe = { email: 'zoe@example.test', displayName: 'Zoe' }
const signUp = (body: unknown, on = served) => on.post('/auth/sign-up', body)
const used = 'This link has already been used. Request a new one.'
const expired = 'This link has expired. Request a new one.'

it('makes an account and mails the link that opens it', async () => {
  expect(await signUp({ email: ' Zoe@Example.test', displayName: ' Zoe ' })).toMatchObject({
    status: 200,
    body: { ok: true },
  })
  expect(await findAccountByEmail(w.database.db, zoe.email)).toMatchObject({ ...zoe, passwordHash: null })
  const { path, token, email } = await lastLink(w, zoe.email)
  expect(path).toBe('/app/login')
  const answer = await served.post('/auth/sign-in/link', { token, email })
  expect((await tokenBy(cookieOf(answer))).status).toBe(200)
})

it('names what is missing', async () => {
  expect(refused(await signUp({ email: 'zoe', displayName: 'Zoe' }))[2]).toBe('Please enter a valid email address.')
  expect(refused(await signUp({ email: zoe.email, displayName: '  ' }))).toEqual([
    400,
    'INVALID_ARGUMENT',
    'This is required.',
  ])
  expect(await findAccountByEmail(w.database.db, zoe.email)).toBeNull()
})

it('tells who has an account already, and changes nothing of it', async () => {
  expect(refused(await signUp({ email: 'alice@example.test', displayName: 'Mallory' }))).toEqual([
    409,
    'ABORTED',
    'There’s already an account with this email address. Sign in instead.',
  ])
  expect(await findAccountByEmail(w.database.db, 'alice@example.test')).toMatchObject({ displayName: 'Alice' })
})

it('answers a new and a known address alike when accounts are not revealed, two at once included', async () => {
  const quiet = await serve(w.database, { REVEAL_ACCOUNT_EXISTENCE: 'off' })
  const answers = await Promise.all([
    signUp(zoe, quiet),
    signUp(zoe, quiet),
    signUp({ ...zoe, email: 'alice@example.test' }, quiet),
    signUp({ ...zoe, email: 'dora@example.test' }, quiet),
    signUp({ ...zoe, email: 'ada@example.test' }, quiet),
  ])
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
    Array(5).fill({ status: 200, body: { ok: true } }),
  )
  const { rows } = await w.database.pool.query('select "to", subject from mails order by "to"')
  expect(rows[0]).toEqual({ to: 'alice@example.test', subject: 'Sign in to Plusone' })
  expect(new Set(rows.map((row) => row.to))).toEqual(new Set(['alice@example.test', zoe.email]))
  await quiet.close()
})

it('counts sign-ups like sign-in links', async () => {
  for (let asked = 0; asked < 8; asked += 1) await signUp(zoe)
  expect(refused(await signUp(zoe))[1]).toBe('RESOURCE_EXHAUSTED')
})

it('lets in by a quick link once, within 15 minutes, without an address', async () => {
  const quick = (token: string) => served.post('/auth/sign-in/quick', { token })
  const make = () => w.tx((tx) => makeSignInLink(tx, w.alice.accountUid, 'quick-login'))
  const [first, late, disabled] = [await make(), await make(), await make()]
  await served.get(`/app/quick-login?token=${first}`, { accept: 'text/html' })
  expect((await served.post('/auth/sign-in/link', { token: first, email: 'alice@example.test' })).status).toBe(401)
  const answer = await quick(first)
  expect((await tokenBy(cookieOf(answer))).status).toBe(200)
  expect(refused(await quick(first))).toEqual([401, 'UNAUTHENTICATED', used])
  setClock(plus(now(), 15 * minuteMs))
  expect(refused(await quick(late))[2]).toBe(expired)
  setClock(plus(now(), -15 * minuteMs))
  await w.tx((tx) => disableAccount(tx, w.alice.accountUid, 'test'))
  expect(refused(await quick(disabled))[2]).toBe('This account has been disabled. Please contact support.')
})

it('takes no sign-in link for a quick one', async () => {
  const token = await w.tx((tx) => makeSignInLink(tx, w.alice.accountUid, 'sign-in'))
  expect((await served.post('/auth/sign-in/quick', { token })).status).toBe(401)
})

it('invites by mail to choose a password, once, within a week', async () => {
  const invite = async (email: string) => {
    const uid = await w.tx((tx) => createAccount(tx, { email, displayName: 'New' }))
    await w.tx((tx) => inviteToSignIn(tx, w.config, { uid, email }, { by: 'Bella', to: 'Luna' }))
    return lastLink(w, email)
  }
  const { path, token } = await invite('new@example.test')
  const late = await invite('late@example.test')
  expect(path).toBe('/app/password-reset')
  const { rows } = await w.database.pool.query(`select subject from mails where "to" = 'new@example.test'`)
  expect(rows).toEqual([{ subject: 'Bella invited you to Luna on Plusone' }])
  setClock(plus(now(), 7 * dayMs - 1))
  const body = { token, email: 'new@example.test', password: 'chosen one' }
  const answer = await served.post('/auth/password', body)
  expect((await tokenBy(cookieOf(answer))).status).toBe(200)
  expect(refused(await served.post('/auth/password', body))[2]).toBe(used)
  setClock(plus(now(), 1))
  expect((await served.post('/auth/password', { ...late, password: 'missed the week' })).status).toBe(401)
})
