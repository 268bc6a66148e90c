import { generateKeyPairSync } from 'node:crypto'
import { jwtVerify } from 'jose'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openProviderDouble, type ProviderDouble } from '../../../kit/testing/provider-double.ts'
import { must } from '../../../kit/contract/must.ts'
import { minuteMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { type Answer, serve, type Served } from '../../../app/testing/serve.ts'
import { type World, world } from '../../../world/world.ts'
import { disableAccount } from './accounts.ts'

const settingsOf = (double: ProviderDouble) => ({
  GOOGLE_CLIENT_ID: double.clientId,
  GOOGLE_CLIENT_SECRET: double.clientSecret,
  GOOGLE_ISSUER: double.issuer,
})
const pia = { sub: 'google-pia', email: 'pia@gmail.test', email_verified: true, name: 'Pia Lund' }

let w: World
let google: ProviderDouble
let served: Served
beforeEach(async () => {
  w = await world()
  google = await openProviderDouble({ ...pia })
  served = await serve(w.database, settingsOf(google))
})
afterAll(async () => google.close())

const cookieOf = (answer: Answer) => must(answer.headers.get('set-cookie')?.split(';')[0], 'cookie')

/** The browser leaves for the provider and comes back: with what, and with which cookie. */
async function comeBack(url: string): Promise<Record<string, string>> {
  const at = await fetch(url, { redirect: 'manual' })
  return Object.fromEntries(new URL(must(at.headers.get('location'), 'a way back')).searchParams)
}

async function begin(): Promise<{ cookie: string; back: Record<string, string>; url: string }> {
  const answer = await served.post('/auth/provider/start', { provider: 'google' })
  const { url } = answer.body as unknown as { url: string }
  return { cookie: cookieOf(answer), back: await comeBack(url), url }
}

const finish = (body: unknown, cookie: string) => served.post('/auth/provider/finish', body, { cookie })

async function signIn(): Promise<Answer> {
  const { cookie, back } = await begin()
  return finish(back, cookie)
}

/** Connects as somebody who is signed in and has just proven it. */
async function connectAs(person: World['alice']): Promise<Answer> {
  const session = await served.cookieOf(person)
  const begun = await served.call('connectProvider', { provider: 'google' }, await served.tokenOf(person))
  const { url } = begun.body.data as { url: string }
  return finish(await comeBack(url), `plusone_session=${session}`)
}

const messageOf = (answer: Answer) => [answer.status, answer.body.error?.message]
const accounts = async () => (await w.database.pool.query('select email, display_name as name from accounts')).rows

it('makes an account for somebody new, and signs them in to it from then on', async () => {
  const before = (await accounts()).length
  const answer = await signIn()
  expect(answer.status).toBe(200)
  expect(cookieOf(answer)).toMatch(/^plusone_session=/)
  google.person = { ...pia, email: 'moved@gmail.test' }
  await google.rotateKeys()
  expect((await signIn()).status).toBe(200)
  expect(await accounts()).toHaveLength(before + 1)
  expect(await accounts()).toContainEqual({ email: 'pia@gmail.test', name: 'Pia Lund' })
})

it('asks with a state, a nonce and PKCE', async () => {
  const { url } = await begin()
  const asked = Object.fromEntries(new URL(url).searchParams)
  expect(asked).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', client_id: google.clientId })
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]?.length).toBeGreaterThan(40)
})

const wrong: [string, (double: ProviderDouble) => unknown][] = [
  ['another nonce', (double) => (double.twist = { nonce: 'of another sign-in' })],
  ['another audience', (double) => (double.twist = { aud: 'another application' })],
  ['another issuer', (double) => (double.twist = { iss: 'https://issuer.example' })],
  ['an identity that has expired', (double) => (double.twist = { exp: Math.floor(Date.now() / 1000) - 600 })],
  ['a signature by a key that it does not publish', (double) => double.forgeSignature()],
]
it.each(wrong)('refuses %s', async (_what, twist) => {
  const before = await accounts()
  await twist(google)
  expect(messageOf(await signIn())).toEqual([401, 'Google couldn’t confirm who you are. Please try again.'])
  expect(await accounts()).toEqual(before)
})

it('takes an answer in the browser that asked alone, once, within ten minutes, with its own state', async () => {
  const elsewhere = [401, expect.stringContaining('took too long or began in another browser')]
  const other = await begin()
  const { cookie, back } = await begin()
  expect(messageOf(await finish({ ...back, state: 'x'.repeat(43) }, cookie))).toEqual(elsewhere)
  expect(messageOf(await finish(other.back, cookie))).toEqual(elsewhere)
  expect((await finish(back, cookie)).status).toBe(200)
  expect(messageOf(await finish(back, cookie))).toEqual(elsewhere)
  const late = await begin()
  setClock(plus(now(), 10 * minuteMs))
  expect(messageOf(await finish(late.back, late.cookie))).toEqual(elsewhere)
})

it.each([[{ ...pia, email_verified: false }], [{ sub: 'no-address', name: 'Pia' }]])(
  'takes no address that the provider has not verified: %o',
  async (person) => {
    google.person = person
    expect(messageOf(await signIn())).toEqual([
      400,
      'Google hasn’t confirmed your email address. Confirm it there, or sign in another way.',
    ])
  },
)

it('lets nobody into an account that was there before, until its owner connects it', async () => {
  google.person = { ...pia, email: 'alice@example.test' }
  const [status, message] = messageOf(await signIn())
  expect([status, message]).toEqual([400, expect.stringContaining('then connect Google under Account')])
  const answer = await connectAs(w.alice)
  expect(answer.body).toEqual({ connected: 'Google' })
  expect(cookieOf(await signIn())).toMatch(/^plusone_session=/)
  const { rows } = await w.database.pool.query(`select subject from mails where "to" = 'alice@example.test'`)
  expect(rows.map(({ subject }) => subject)).toContain('You can now sign in to Plusone with Google')
  const { providers } = await w.alice.call('getSignInMethods', {})
  // The world itself has no provider set.
  expect(providers).toEqual([])
})

it('connects an identity to one account, for the person who asked alone', async () => {
  await connectAs(w.alice)
  expect(messageOf(await connectAs(w.olivia))).toEqual([
    400,
    'This Google account is already connected to another account here. Disconnect it there first.',
  ])
  const begun = await served.call('connectProvider', { provider: 'google' }, await served.tokenOf(w.olivia))
  const back = await comeBack((begun.body.data as { url: string }).url)
  const stranger = `plusone_session=${await served.cookieOf(w.oscar)}`
  expect((await finish(back, stranger)).status).toBe(401)
})

it('asks for the second factor, refuses a disabled account and the designated admin', async () => {
  await connectAs(w.alice)
  await w.database.pool.query(
    `insert into authenticators (account_uid, sealed_secret, created_at, confirmed_at) values ($1, 'x', now(), now())`,
    [w.alice.accountUid],
  )
  expect((await signIn()).body).toMatchObject({ secondFactor: { code: true, passkey: false } })
  await w.tx((tx) => disableAccount(tx, w.alice.accountUid, 'test'))
  expect(messageOf(await signIn())[1]).toContain('disabled')
  const begun = await served.call('connectProvider', { provider: 'google' }, await served.tokenOf(w.ada))
  expect(begun.body.error?.message).toBe('Admin accounts must use password login')
})

it('says so when the provider does not answer, and offers nothing where none is set', async () => {
  await google.close()
  expect((await served.post('/auth/provider/start', { provider: 'google' })).status).toBe(503)
  expect((await served.post('/auth/provider/start', { provider: 'apple' })).status).toBe(400)
  google = await openProviderDouble(pia)
})

/** Apple, by the double: its secret is a token signed with our key. */
async function withApple(): Promise<Served> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  google.isSecret = async (secret) => {
    const { payload } = await jwtVerify(secret, publicKey, {
      audience: google.issuer,
      issuer: 'TEAM',
      currentDate: now(),
    })
    return payload.sub === google.clientId
  }
  const settings = {
    APPLE_CLIENT_ID: google.clientId,
    APPLE_TEAM_ID: 'TEAM',
    APPLE_KEY_ID: 'KEY',
    APPLE_PRIVATE_KEY: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    APPLE_ISSUER: google.issuer,
  }
  return serve(w.database, settings)
}

/** Signs in with Apple as a browser does: its page posts a form to us from another site, and ours goes on with what it says. */
async function signInWithApple(at: Served): Promise<{ answer: Answer; carried: string[] }> {
  const begun = await at.post('/auth/provider/start', { provider: 'apple' })
  const { url } = begun.body as unknown as { url: string }
  const page = await (await fetch(url)).text()
  const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  ])
  const back = await fetch(`${at.url}/auth/provider/apple`, {
    method: 'POST',
    body: new URLSearchParams(Object.fromEntries(fields) as Record<string, string>),
    redirect: 'manual',
    headers: { origin: 'https://appleid.apple.com' },
  })
  expect(back.status).toBe(303)
  const carried = new URL(must(back.headers.get('location')), at.url).searchParams
  const answer = await at.post('/auth/provider/finish', Object.fromEntries(carried), { cookie: cookieOf(begun) })
  return { answer, carried: [...carried.keys()].toSorted() }
}

it('signs in with Apple: a form from its site, the name at first alone, an address that passes mail on', async () => {
  const at = await withApple()
  const relay = 'x7k2m9@privaterelay.appleid.com'
  google.person = { sub: 'apple-pia', email: relay, email_verified: 'true', is_private_email: 'true', name: 'Pia Lund' }
  const first = await signInWithApple(at)
  expect([first.answer.status, first.carried]).toEqual([200, ['code', 'name', 'state']])
  expect(await accounts()).toContainEqual({ email: relay, name: 'Pia Lund' })
  const before = (await accounts()).length
  const second = await signInWithApple(at)
  expect([second.answer.status, second.carried]).toEqual([200, ['code', 'state']])
  expect(await accounts()).toHaveLength(before)
  expect(await accounts()).toContainEqual({ email: relay, name: 'Pia Lund' })
})

it('refuses Apple’s answer in a browser that did not ask, and one that says no', async () => {
  const at = await withApple()
  google.person = { sub: 'apple-pia', email: 'pia@icloud.test', email_verified: 'true' }
  const begun = await at.post('/auth/provider/start', { provider: 'apple' })
  const elsewhere = await at.post(
    '/auth/provider/finish',
    { code: 'a-code', state: 'x'.repeat(43) },
    { cookie: cookieOf(begun) },
  )
  expect(elsewhere.status).toBe(401)
  const refused = await fetch(`${at.url}/auth/provider/apple`, {
    method: 'POST',
    body: new URLSearchParams({ error: 'user_cancelled_authorize', state: 'a-state' }),
    redirect: 'manual',
  })
  expect(refused.headers.get('location')).toBe('/app/provider-login?state=a-state&error=user_cancelled_authorize')
})
