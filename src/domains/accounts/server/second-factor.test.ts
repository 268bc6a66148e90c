import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Answer, serve, type Served } from '../../../app/testing/serve.ts'
import { first, must } from '../../../kit/contract/must.ts'
import { minuteMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { refusal } from '../../../world/describe-call.ts'
import { softPasskey } from '../../../world/soft-passkey.ts'
import { type World, world } from '../../../world/world.ts'
import { createAccount } from './accounts.ts'
import { setStaff } from './build.ts'
import { makeSignInLink } from './sign-in-links.ts'

const origin = 'http://localhost:3999'
const password = 'correct horse'
const email = 'pia@example.test'

let w: World
let served: Served
let token: string
let cookie: string

type Due = { secondFactor?: { ticket: string; passkey: boolean; code: boolean } }
const dueOf = (answer: Answer) => (answer.body as Due).secondFactor
const ticketOf = (answer: Answer) => must(dueOf(answer), 'a second step').ticket
const signIn = () => served.post('/auth/sign-in/email', { email, password })
const dataOf = (answer: Answer) => answer.body.data as Record<string, unknown>
const codeAt = (secret: string, at = now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })
const cookieOf = (answer: Answer) => first(must(answer.headers.get('set-cookie')).split(';'))
const textOf = (answer: Answer) => answer.body.error?.message

const tokenBy = async (ofCookie: string) =>
  ((await served.get('/auth/token', { cookie: ofCookie })).body as unknown as { token: string }).token

beforeEach(async () => {
  w = await world()
  served = await serve(w.database, { PUBLIC_URL: origin })
  await w.tx((tx) => createAccount(tx, { email, displayName: 'Pia', password }))
  cookie = cookieOf(await signIn())
  token = await tokenBy(cookie)
})
afterEach(() => served.close())

const call = async (name: string, input: unknown = {}) => served.call(name, input, token)

/** What was written down of the account's ways in, newest first. */
const kinds = async () => {
  const { rows } = await w.database.pool.query<{ kind: string }>(
    'select kind from security_events join accounts a on a.uid = account_uid where a.email = $1 order by security_events.uid desc',
    [email],
  )
  return rows.map(({ kind }) => kind)
}

/** Sets an authenticator app up. Answers its secret and the recovery codes. */
async function addAuthenticator(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = dataOf(await call('startAuthenticator')) as { secret: string }
  const added = dataOf(await call('addAuthenticator', { code: codeAt(secret) }))
  // The code that set it up is used: the next is of the next half minute.
  setClock(plus(now(), minuteMs))
  return { secret, recoveryCodes: added['recoveryCodes'] as string[] }
}

async function addPasskey(): Promise<ReturnType<typeof softPasskey>> {
  const passkey = softPasskey(origin)
  const { options } = dataOf(await call('startPasskey')) as { options: object }
  const answer = await call('addPasskey', { name: 'Phone', registration: passkey.make(options) })
  expect(answer.status).toBe(200)
  return passkey
}

it('asks for a code after the password, and opens no session before it', async () => {
  const { secret } = await addAuthenticator()
  const answer = await signIn()
  expect(answer.body).toEqual({ secondFactor: { ticket: expect.any(String), passkey: false, code: true } })
  expect(answer.headers.get('set-cookie')).toBeNull()
  const ticket = ticketOf(answer)
  const wrong = await served.post('/auth/second-factor', { ticket, code: '000000' })
  expect([wrong.status, textOf(wrong)]).toEqual([401, expect.stringContaining('That code isn’t right')])
  const right = await served.post('/auth/second-factor', { ticket, code: codeAt(secret) })
  expect([right.status, right.body]).toEqual([200, { ok: true }])
  expect((await served.get('/auth/token', { cookie: cookieOf(right) })).status).toBe(200)
})

it('takes each code and each ticket once', async () => {
  const { secret } = await addAuthenticator()
  const code = codeAt(secret)
  const ticket = ticketOf(await signIn())
  expect((await served.post('/auth/second-factor', { ticket, code })).status).toBe(200)
  expect((await served.post('/auth/second-factor', { ticket: ticketOf(await signIn()), code })).status).toBe(401)
  setClock(plus(now(), minuteMs))
  const again = await served.post('/auth/second-factor', { ticket, code: codeAt(secret) })
  expect([again.status, textOf(again)]).toEqual([401, 'Signing in took too long. Please start again.'])
})

it('takes a code of half a minute ago, none of a minute and a half', async () => {
  const { secret } = await addAuthenticator()
  setClock(plus(now(), 5 * minuteMs))
  const code = (secondsAgo: number) => codeAt(secret, plus(now(), -secondsAgo * 1000))
  const old = await served.post('/auth/second-factor', { ticket: ticketOf(await signIn()), code: code(90) })
  expect(old.status).toBe(401)
  const late = await served.post('/auth/second-factor', { ticket: ticketOf(await signIn()), code: code(30) })
  expect(late.status).toBe(200)
})

it('ends a ticket after ten minutes', async () => {
  const { secret } = await addAuthenticator()
  const ticket = ticketOf(await signIn())
  setClock(plus(now(), 11 * minuteMs))
  expect((await served.post('/auth/second-factor', { ticket, code: codeAt(secret) })).status).toBe(401)
})

it('refuses to guess for long, whatever the ticket', async () => {
  const { secret } = await addAuthenticator()
  for (let tries = 0; tries < 10; tries += 1) {
    const wrong = await served.post('/auth/second-factor', { ticket: ticketOf(await signIn()), code: '111111' })
    expect(wrong.status).toBe(401)
  }
  const right = await served.post('/auth/second-factor', { ticket: ticketOf(await signIn()), code: codeAt(secret) })
  expect(right.status).toBe(429)
})

it('lets in by each recovery code once, however it is spelled, and by none that was replaced', async () => {
  const { recoveryCodes } = await addAuthenticator()
  expect(recoveryCodes).toHaveLength(10)
  const code = first(recoveryCodes)
  const tryCode = async (given: string) =>
    (await served.post('/auth/second-factor', { ticket: ticketOf(await signIn()), code: given })).status
  expect(await tryCode(code.toUpperCase().replace('-', ' '))).toBe(200)
  expect(await tryCode(code)).toBe(401)
  expect(dataOf(await call('getSignInMethods'))).toMatchObject({ recoveryCodesLeft: 9 })
  const made = dataOf(await call('makeRecoveryCodes'))['recoveryCodes'] as string[]
  expect(await tryCode(must(recoveryCodes[1]))).toBe(401)
  expect(await tryCode(first(made))).toBe(200)
})

it('mails the owner of each change of the second factor, and of a recovery code that was used', async () => {
  const { recoveryCodes } = await addAuthenticator()
  await addPasskey()
  await served.post('/auth/second-factor', { ticket: ticketOf(await signIn()), code: first(recoveryCodes) })
  await call('makeRecoveryCodes')
  const { rows } = await w.database.pool.query(`select subject from mails where "to" = $1 order by subject`, [email])
  expect(rows.map(({ subject }) => String(subject).replace(' on your Plusone account', ''))).toEqual([
    'Authenticator app set up',
    'New recovery codes created',
    'New sign-in to Plusone: Unknown device',
    'Passkey added',
    'Recovery code used',
  ])
})

it('makes and takes passkeys of localhost where the address is one of this machine', async () => {
  const here = await serve(w.database, { PUBLIC_URL: 'http://127.0.0.1:4321' })
  const passkey = softPasskey('http://localhost:4321')
  const started = await here.call('startPasskey', {}, token)
  const { options } = dataOf(started) as { options: { challenge: string; rp: { id: string } } }
  expect(options.rp.id).toBe('localhost')
  const made = await here.call('addPasskey', { name: 'Phone', registration: passkey.make(options) }, token)
  expect(made.status).toBe(200)
  await here.close()
})

it('takes a passkey as the second step, for what it was asked to sign, once', async () => {
  const passkey = await addPasskey()
  const ticket = ticketOf(await signIn())
  const options = (await served.post('/auth/second-factor/start', { ticket })).body as object
  const proof = passkey.sign(options)
  const stranger = softPasskey(origin).sign(options)
  expect((await served.post('/auth/second-factor', { ticket, passkey: stranger })).status).toBe(401)
  expect((await served.post('/auth/second-factor', { ticket, passkey: proof })).status).toBe(200)
  const replayed = { ticket: ticketOf(await signIn()), passkey: proof }
  expect((await served.post('/auth/second-factor', replayed)).status).toBe(401)
})

it('lets in by a passkey alone, of this site, within five minutes', async () => {
  const passkey = await addPasskey()
  const start = async () => (await served.post('/auth/passkey/start', {})).body as object
  const answer = await served.post('/auth/passkey', { passkey: passkey.sign(await start()) })
  expect([answer.status, answer.body]).toEqual([200, { ok: true }])
  const late = passkey.sign(await start())
  setClock(plus(now(), 6 * minuteMs))
  expect((await served.post('/auth/passkey', { passkey: late })).status).toBe(401)
  const elsewhere = softPasskey('http://localhost:4000')
  const foreign = { ...elsewhere.sign(await start()), id: passkey.sign({}).id }
  expect((await served.post('/auth/passkey', { passkey: foreign })).status).toBe(401)
  expect((await kinds()).slice(0, 4)).toEqual([
    'passkey-refused',
    'passkey-refused',
    'signed-in-passkey',
    'passkey-added',
  ])
})

it('writes down which step was passed, which was refused, and with what the session opened', async () => {
  const { secret } = await addAuthenticator()
  const passkey = await addPasskey()
  const before = (await kinds()).length
  const ticket = ticketOf(await signIn())
  await served.post('/auth/second-factor', { ticket, code: '000000' })
  await served.post('/auth/second-factor', { ticket, code: codeAt(secret) })
  const next = ticketOf(await signIn())
  const options = (await served.post('/auth/second-factor/start', { ticket: next })).body as object
  await served.post('/auth/second-factor', { ticket: next, passkey: passkey.sign(options) })
  expect((await kinds()).slice(0, -before)).toEqual([
    'signed-in-second-passkey',
    'password-accepted',
    'signed-in-second-code',
    'second-factor-refused',
    'password-accepted',
  ])
})

it('refuses a passkey that was copied: its counter went back', async () => {
  const passkey = softPasskey(origin, { counts: true })
  const { options } = dataOf(await call('startPasskey')) as { options: object }
  await call('addPasskey', { name: 'Key', registration: passkey.make(options) })
  const start = async () => (await served.post('/auth/passkey/start', {})).body as object
  expect((await served.post('/auth/passkey', { passkey: passkey.sign(await start()) })).status).toBe(200)
  await w.database.pool.query('update passkeys set counter = 100')
  expect((await served.post('/auth/passkey', { passkey: passkey.sign(await start()) })).status).toBe(401)
})

it('asks for the second factor after a mailed link and a new password, too', async () => {
  await addAuthenticator()
  const { rows } = await w.database.pool.query('select uid from accounts where email = $1', [email])
  const link = () => w.tx((tx) => makeSignInLink(tx, rows[0].uid, 'sign-in'))
  expect(dueOf(await served.post('/auth/sign-in/link', { email, token: await link() }))).toBeTruthy()
  const reset = await w.tx((tx) => makeSignInLink(tx, rows[0].uid, 'password-reset'))
  const answer = await served.post('/auth/password', { email, token: reset, password: 'another horse 9' })
  expect(dueOf(answer)).toBeTruthy()
  expect(answer.headers.get('set-cookie')).toBeNull()
})

it('asks who it is again before a change, ten minutes after signing in, and takes the second factor where there is one', async () => {
  setClock(plus(now(), 11 * minuteMs))
  const refused = await call('startAuthenticator')
  expect([refused.status, refused.body.error?.details]).toEqual([400, { confirm: true }])
  expect((await served.post('/auth/confirm', { password: 'wrong horse' }, { cookie })).status).toBe(403)
  const confirmed = await served.post('/auth/confirm', { password }, { cookie })
  expect(confirmed.status).toBe(200)
  cookie = cookieOf(confirmed)
  const { secret } = await addAuthenticator()
  setClock(plus(now(), 11 * minuteMs))
  token = await tokenBy(cookie)
  expect((await call('removeAuthenticator')).status).toBe(400)
  expect((await served.post('/auth/confirm', { password }, { cookie })).status).toBe(400)
  expect((await served.post('/auth/confirm', { code: codeAt(secret) }, { cookie })).status).toBe(200)
  expect((await call('removeAuthenticator')).status).toBe(200)
  expect(dueOf(await signIn())).toBeUndefined()
})

it('shows staff nothing of the team before they have a second factor, or a day without', async () => {
  await setStaff(w.database.db, w.anna.accountUid, { secondFactorExempt: false })
  const anna = { ...w.anna.caller }
  expect((await refusal(w.runner.run('listStaff', {}, anna))).code).toBe('permission-denied')
  expect(await w.anna.call('getUser', {})).toMatchObject({ staff_role: null, second_factor_due: true })
  expect(await w.anna.call('getSignInMethods', {})).toMatchObject({ required: true, graceUntil: null })
  await w.ada.call('grantSecondFactorDay', { accountUid: w.anna.accountUid })
  expect(await w.anna.call('getUser', {})).toMatchObject({ staff_role: 'account_manager', second_factor_due: false })
  setClock(plus(now(), 25 * 60 * minuteMs))
  expect((await refusal(w.runner.run('listStaff', {}, anna))).code).toBe('permission-denied')
  const { secret } = await w.anna.call('startAuthenticator', {})
  expect((await refusal(w.runner.run('listStaff', {}, anna))).code).toBe('permission-denied')
  await w.anna.call('addAuthenticator', { code: codeAt(secret) })
  expect(await w.anna.call('getUser', {})).toMatchObject({ staff_role: 'account_manager', second_factor_due: false })
  expect((await refusal(w.anna.call('removeAuthenticator', {}))).message).toContain('Add another way')
})

it('lets the designated admin use a passkey as a second step only', async () => {
  const passkey = softPasskey(origin)
  const adaToken = await served.tokenOf(w.ada)
  const { options } = dataOf(await served.call('startPasskey', {}, adaToken)) as { options: object }
  await served.call('addPasskey', { name: 'Key', registration: passkey.make(options) }, adaToken)
  const start = (await served.post('/auth/passkey/start', {})).body as object
  const answer = await served.post('/auth/passkey', { passkey: passkey.sign(start) })
  expect([answer.status, textOf(answer)]).toEqual([400, 'Admin accounts must use password login'])
})
