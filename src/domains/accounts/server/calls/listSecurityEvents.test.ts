import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Answer, serve, type Served } from '../../../../app/testing/serve.ts'
import { first, must } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { lastLink } from '../../../../world/mail-links.ts'
import { runJob } from '../../../../world/run-job.ts'
import { type World, world } from '../../../../world/world.ts'
import { createAccount, disableAccount } from '../accounts.ts'
import { forgetEnded } from '../jobs/forget-ended.ts'
import { listSecurityEvents } from '../security-events.ts'
import { accountCalls } from '../../contract.ts'

const password = 'correct horse'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

let w: World
let served: Served
let pia: string
beforeEach(async () => {
  w = await world()
  served = await serve(w.database, { TRUST_PROXY: 'on' })
  pia = await w.tx((tx) => createAccount(tx, { email: 'pia@example.test', displayName: 'Pia', password }))
})
afterEach(() => served.close())

const signIn = (given: string, from: string, device = firefox, mark?: string) =>
  served.post(
    '/auth/sign-in/email',
    { email: 'pia@example.test', password: given },
    { 'user-agent': device, 'x-forwarded-for': from, ...(mark && { cookie: mark }) },
  )
/** The mark that a browser got at a sign-in, as it sends it from then on. */
const markOf = ({ headers }: Answer) =>
  first(must(headers.getSetCookie().find((cookie) => cookie.startsWith('plusone_browser='))).split(';'))
const mailsOf = async () =>
  (await w.database.pool.query(`select subject from mails where "to" = 'pia@example.test' order by uid`)).rows

it('keeps who signed in and who tried, from where and with what, for 90 days', async () => {
  await signIn('wrong one', '203.0.113.7')
  await signIn(password, '203.0.113.7')
  const events = await listSecurityEvents(w.database.db, pia, { limit: 10 })
  expect(events.map(({ kind, network, device }) => [kind, network, device])).toEqual([
    ['signed-in-password', '203.0.113.7', 'Firefox on Linux'],
    ['password-refused', '203.0.113.7', 'Firefox on Linux'],
  ])
  setClock(plus(now(), 91 * dayMs))
  await runJob(w, forgetEnded)
  expect(await listSecurityEvents(w.database.db, pia, { limit: 10 })).toEqual([])
})

it('writes down by which way somebody came in and went, and each try that was refused', async () => {
  const kinds = async () => (await listSecurityEvents(w.database.db, pia, { limit: 20 })).map(({ kind }) => kind)
  const link = async () => {
    await served.post('/auth/link', { email: 'pia@example.test', purpose: 'sign-in' })
    return { email: 'pia@example.test', token: (await lastLink(w, 'pia@example.test')).token }
  }
  const used = await link()
  const cookie = first(must((await served.post('/auth/sign-in/link', used)).headers.get('set-cookie')).split(';'))
  await served.post('/auth/sign-in/link', used)
  await served.post('/auth/sign-in/link', { ...used, token: 'x'.repeat(43) })
  await served.post('/auth/confirm', { password: 'wrong one' }, { cookie })
  await served.post('/auth/password/exchange', { current: 'wrong one', password: 'battery staple' }, { cookie })
  await served.post('/auth/sign-out', {}, { cookie })
  expect(await kinds()).toEqual([
    'signed-out',
    'password-change-refused',
    'confirmation-refused',
    'link-refused',
    'signed-in-link',
  ])
  await w.tx((tx) => disableAccount(tx, pia, 'test'))
  await signIn(password, '203.0.113.7')
  expect((await kinds())[0]).toBe('sign-in-refused')
})

it('mails a sign-in with a browser that is new, one of the same name too, and no first one', async () => {
  const mine = markOf(await signIn(password, '203.0.113.7'))
  await signIn(password, '203.0.113.8', firefox, mine)
  expect(await mailsOf()).toEqual([])
  const other = markOf(await signIn(password, '203.0.113.7', safari))
  await signIn(password, '203.0.113.7', safari, other)
  expect(await mailsOf()).toEqual([{ subject: 'New sign-in to Plusone: Safari on iPhone' }])
  await signIn(password, '203.0.113.7')
  expect(await mailsOf()).toHaveLength(2)
  expect((await mailsOf()).at(-1)).toEqual({ subject: 'New sign-in to Plusone: Firefox on Linux' })
})

it('knows a browser of before there were marks by its name', async () => {
  await signIn(password, '203.0.113.7')
  await w.database.pool.query('update security_events set browser = null')
  await signIn(password, '203.0.113.7')
  expect(await mailsOf()).toEqual([])
})

it('mails a sign-in after a longer absence than sign-in activity is kept', async () => {
  const mine = markOf(await signIn(password, '203.0.113.7'))
  setClock(plus(now(), 91 * dayMs))
  await signIn(password, '203.0.113.7', firefox, mine)
  expect(await mailsOf()).toHaveLength(1)
})

it('names the browser in which a change of email was confirmed, signed in or not', async () => {
  const [from, to] = ['alice@example.test', 'alice@new.test']
  await w.alice.call('changeEmail', { email: to })
  for (const email of [from, to]) {
    const { token } = await lastLink(w, email)
    await served.post('/call/answerEmailChange', { data: { token, agree: true } }, { 'user-agent': safari })
  }
  const [changed] = await listSecurityEvents(w.database.db, must(w.alice.accountUid), { limit: 1 })
  expect(changed).toMatchObject({ kind: 'email-changed', device: 'Safari on iPhone' })
})

it('lets nobody lock the person out from elsewhere', async () => {
  await signIn(password, '203.0.113.7')
  await signIn('wrong one', '198.51.100.1')
  // As after ninety-nine more, from as many places.
  await w.database.pool.query(`update rate_limits set points = 100 where key like 'sign-in-account-spread:%'`)
  expect((await signIn(password, '198.51.100.200')).status).toBe(429)
  expect((await signIn(password, '203.0.113.7')).status).toBe(200)
  expect((await served.post('/auth/link', { email: 'pia@example.test', purpose: 'sign-in' })).status).toBe(200)
})

describeCall(
  accountCalls.listSecurityEvents,
  () => ({}),
  () => ({}),
)
