import { hash } from '@node-rs/argon2'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { first, must } from '../../../kit/contract/must.ts'
import { lastLink } from '../../../world/mail-links.ts'
import { type Answer, serve, type Served } from '../../../app/testing/serve.ts'
import { type World, world } from '../../../world/world.ts'
import { createAccount } from './accounts.ts'

let w: World
let served: Served
const pia = { email: 'pia@example.test', password: 'correct horse' }

beforeEach(async () => {
  w = await world()
  served = await serve(w.database)
  await w.tx((tx) => createAccount(tx, { ...pia, displayName: 'Pia' }))
})
afterEach(() => served.close())

const refused = (answer: Answer) => [answer.status, answer.body.error?.status, answer.body.error?.message]
const signIn = (password = pia.password) => served.post('/auth/sign-in/email', { email: pia.email, password })
const browser = async () => first(must((await signIn()).headers.get('set-cookie')).split(';'))
const statusOf = async (cookie: string) => (await served.get('/auth/token', { cookie })).status
const exchange = (cookie: string, current: string, password = 'battery staple') =>
  served.post('/auth/password/exchange', { current, password }, { cookie })

it('takes a new password from who knows the present one; every other browser is signed out and the owner hears of it', async () => {
  const [here, there] = [await browser(), await browser()]
  await served.post('/auth/link', { email: pia.email, purpose: 'sign-in' })
  const { token } = await lastLink(w, pia.email)
  const changed = await exchange(here, pia.password)
  expect(changed.status).toBe(200)
  const anew = first(must(changed.headers.get('set-cookie')).split(';'))
  // Whoever copied the cookie is out as well.
  expect([await statusOf(anew), await statusOf(here), await statusOf(there)]).toEqual([200, 401, 401])
  expect((await served.post('/auth/sign-in/link', { token, email: pia.email })).status).toBe(401)
  const { rows } = await w.database.pool.query('select "to", subject from mails order by uid desc limit 1')
  expect(rows).toEqual([{ to: pia.email, subject: 'Your Plusone password was changed' }])
  expect([(await signIn()).status, (await signIn('battery staple')).status]).toEqual([401, 200])
})

it('refuses a wrong present password, a short new one, and who is not signed in', async () => {
  const here = await browser()
  expect(refused(await exchange(here, 'wrong one'))).toEqual([
    403,
    'PERMISSION_DENIED',
    'That’s not your current password.',
  ])
  for (const [password, words] of [
    ['abc', 'Choose a password of at least 8 characters.'],
    ['password1', 'This password is too common and easy to guess. Choose another one.'],
    ['Password1', 'This password is too common and easy to guess. Choose another one.'],
    ['plusone forever', 'Choose a password without “Plusone” in it.'],
  ] as const)
    expect(refused(await exchange(here, pia.password, password))).toEqual([400, 'INVALID_ARGUMENT', words])
  expect((await exchange('', pia.password)).status).toBe(401)
  expect((await signIn()).status).toBe(200)
})

it('counts wrong present passwords with the tries at the account', async () => {
  const here = await browser()
  for (let tries = 0; tries < 10; tries += 1) expect((await exchange(here, 'wrong one')).status).toBe(403)
  expect((await exchange(here, pia.password)).status).toBe(429)
  expect((await signIn()).status).toBe(429)
})

it('lets in again at once who reset the password after too many tries', async () => {
  for (let tries = 0; tries < 11; tries += 1) await signIn('wrong one')
  expect((await signIn()).status).toBe(429)
  await served.post('/auth/link', { email: pia.email, purpose: 'password-reset' })
  const { token, email } = await lastLink(w, pia.email)
  const short = await served.post('/auth/password', { token, email, password: 'aaaa' })
  expect(refused(short)).toEqual([400, 'INVALID_ARGUMENT', 'Choose a password of at least 8 characters.'])
  expect((await served.post('/auth/password', { token, email, password: 'battery staple' })).status).toBe(200)
  expect((await signIn('battery staple')).status).toBe(200)
})

it('signs every browser out on demand, or this one alone', async () => {
  const [here, there, other] = [await browser(), await browser(), await browser()]
  expect((await served.post('/auth/sign-out', {}, { cookie: here })).status).toBe(200)
  expect([await statusOf(here), await statusOf(there), await statusOf(other)]).toEqual([401, 200, 200])
  await served.post('/auth/sign-out', { everywhere: true }, { cookie: there })
  expect([await statusOf(there), await statusOf(other)]).toEqual([401, 401])
})

it('signs nobody out everywhere by a session that is over', async () => {
  const [here, there] = [await browser(), await browser()]
  await served.post('/auth/sign-out', {}, { cookie: here })
  await served.post('/auth/sign-out', { everywhere: true }, { cookie: here })
  expect(await statusOf(there)).toBe(200)
})

it('makes a hash of a lower cost anew at the next sign-in, and no other', async () => {
  const stored = async () => {
    const { rows } = await w.database.pool.query('select password_hash as hash from accounts where email = $1', [
      pia.email,
    ])
    return String(first(rows).hash)
  }
  const now = await stored()
  expect((await signIn()).status).toBe(200)
  expect(await stored()).toBe(now)
  const weak = await hash(pia.password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
  await w.database.pool.query('update accounts set password_hash = $1 where email = $2', [weak, pia.email])
  expect((await signIn('wrong one')).status).toBe(401)
  expect(await stored()).toBe(weak)
  expect((await signIn()).status).toBe(200)
  expect(await stored()).toMatch(/m=19456,t=2,p=1/)
  expect((await signIn()).status).toBe(200)
})
