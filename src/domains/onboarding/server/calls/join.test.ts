import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { findAccountByEmail } from '../../../accounts/server/accounts.ts'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { mails } from '../../../../kit/server/mail/tables.ts'
import { newcomer } from '../../../../world/joiners.ts'
import { serve } from '../../../../app/testing/serve.ts'
import { type Input, type World, world } from '../../../../world/world.ts'
import { onboardingCalls } from '../../contract.ts'
import { termsVersion } from '../../steps.ts'
import { findOnboarding } from '../onboarding.ts'

const brand: Input<'join'> & { as: 'brand' } = {
  as: 'brand',
  email: 'nina@example.test',
  name: 'Nina',
  venue: 'Nido',
  category: 'Cafe',
  city: 'london',
  terms: termsVersion,
}
const creator: Input<'join'> & { as: 'influencer' } = {
  as: 'influencer',
  email: 'nina@example.test',
  name: 'Nina',
  handle: '@nina.eats',
  platform: 'tiktok',
  city: 'paris',
  isAdult: true,
  terms: termsVersion,
}
const mailsTo = async (w: World) =>
  (await w.database.db.select().from(mails).orderBy(mails.uid)).map(({ to, subject }) => [to, subject])
const accountOf = (w: World) => findAccountByEmail(w.database.db, 'nina@example.test')

describeCall(onboardingCalls.join, () => brand)

it('makes an account, keeps what was said, and mails the link that opens it', async () => {
  const w = await world()
  expect(await w.anonymous.call('join', { ...brand, tier: 'starter' })).toEqual({ known: false })
  const onboarding = await findOnboarding(w.database.db, must(await accountOf(w)).uid)
  expect(onboarding).toMatchObject({
    side: 'brand',
    step: 'place',
    tier: 'starter',
    answers: { given: { venue: 'Nido', category: 'Cafe', city: 'london' } },
  })
  expect(await mailsTo(w)).toEqual([['nina@example.test', 'Welcome to Plusone']])
})

it('keeps which terms were agreed to, and asks who has a private address for a proof', async () => {
  const w = await world()
  expect((await refusal(w.anonymous.callRaw('join', { ...brand, terms: undefined }))).message).toContain(
    'agree to the terms',
  )
  const privately = { ...brand, email: 'nina@gmail.com', website: 'nido.example' }
  expect((await refusal(w.anonymous.call('join', privately))).message).toContain(
    'how we can check that the venue is yours',
  )
  await w.anonymous.call('join', { ...privately, proof: 'I am on nido.example/team' })
  const { uid } = must(await findAccountByEmail(w.database.db, 'nina@gmail.com'))
  expect((await w.eventsOf(uid)).map(({ kind, after }) => [kind, after])).toContainEqual([
    'account.terms-accepted',
    { version: termsVersion },
  ])
  const [row] = (await w.ada.call('listOnboardings', {})).rows
  expect(must(row).proof).toBe('I am on nido.example/team')
  expect(must(await findOnboarding(w.database.db, uid)).answers.given).toMatchObject({ website: 'nido.example' })
})

it('mails who has an account a link to it, and begins nothing anew', async () => {
  const w = await world()
  expect(await w.anonymous.call('join', { ...creator, email: 'bella@example.test' })).toEqual({ known: true })
  expect(await w.anonymous.call('join', { ...brand, email: 'anna@example.test' })).toEqual({ known: true })
  expect(await mailsTo(w)).toEqual([
    ['bella@example.test', 'Sign in to Plusone'],
    ['anna@example.test', 'Sign in to Plusone'],
  ])
  for (const { accountUid } of [w.bella, w.anna])
    expect(await findOnboarding(w.database.db, must(accountUid))).toBeNull()
})

it('begins for who has an account and belongs nowhere yet', async () => {
  const w = await world()
  const nina = await newcomer(w)
  expect(await w.anonymous.call('join', brand)).toEqual({ known: true })
  expect(await findOnboarding(w.database.db, nina.accountUid)).toMatchObject({ side: 'brand', step: 'place' })
})

it('mails no link to the designated admin or to a disabled account, and says so as signing in does', async () => {
  const w = await world()
  const joining = (email: string) => refusal(w.anonymous.call('join', { ...brand, email }))
  expect(await joining('ada@example.test')).toEqual({
    code: 'failed-precondition',
    message: 'Admin accounts must use password login',
  })
  expect(await joining('dora@example.test')).toEqual({
    code: 'permission-denied',
    message: 'This account has been disabled. Please contact support.',
  })
  expect(await mailsTo(w)).toEqual([])
})

it('lets two at once through, with one account and one mail', async () => {
  const w = await world()
  const joining = [brand, brand, creator].map((input) => w.anonymous.call('join', input))
  expect(codes(await Promise.allSettled(joining))).toEqual(['ok', 'ok', 'ok'])
  expect(await findOnboarding(w.database.db, must(await accountOf(w)).uid)).not.toBeNull()
  const subjects = (await mailsTo(w)).map(([, subject]) => subject)
  expect(subjects.filter((subject) => subject === 'Welcome to Plusone')).toHaveLength(1)
})

it('counts the links it mails with those of signing in: eight to an address in a quarter of an hour', async () => {
  const w = await world()
  const served = await serve(w.database)
  const link = { email: 'bella@example.test', purpose: 'sign-in' }
  for (let asked = 0; asked < 4; asked += 1) {
    await w.anonymous.call('join', { ...brand, email: link.email })
    expect((await served.post('/auth/link', link)).status).toBe(200)
  }
  expect((await refusal(w.anonymous.call('join', { ...brand, email: link.email }))).code).toBe('resource-exhausted')
  expect((await served.post('/auth/link', link)).status).toBe(429)
  await served.close()
  setClock(plus(now(), 15 * minuteMs))
  expect(await w.anonymous.call('join', { ...brand, email: link.email })).toEqual({ known: true })
})

it('tells nobody who has an account where accounts are not revealed', async () => {
  const w = await world()
  const served = await serve(w.database, { REVEAL_ACCOUNT_EXISTENCE: 'off' })
  for (const name of ['bella', 'dora', 'ada', 'nobody']) {
    const from = performance.now()
    const { body } = await served.call('join', { ...brand, email: `${name}@example.test` })
    expect([name, body]).toEqual([name, { data: { known: false } }])
    expect(performance.now() - from).toBeGreaterThan(290)
  }
  await served.close()
  expect((await mailsTo(w)).map(([to]) => to)).toEqual(['bella@example.test', 'nobody@example.test'])
})

it('says that a handle is taken before anything is kept', async () => {
  const w = await world()
  const refused = await refusal(w.anonymous.call('join', { ...creator, handle: '@Alice.Eats' }))
  expect(refused).toMatchObject({
    code: 'failed-precondition',
    message: expect.stringContaining('@alice.eats already has a profile here') as string,
  })
  expect(await accountOf(w)).toBeNull()
})

it('takes nobody under 18, and nobody in a city that is not open', async () => {
  const w = await world()
  expect(await refusal(w.anonymous.callRaw('join', { ...creator, isAdult: false }))).toMatchObject({
    code: 'invalid-argument',
  })
  await w.ada.call('setCityOpen', { city: 'paris', open: false })
  expect(await refusal(w.anonymous.call('join', creator))).toMatchObject({
    code: 'failed-precondition',
    message: 'We’re not in Paris yet. Leave your email and we’ll let you know when we are.',
  })
  expect((await refusal(w.anonymous.call('join', { ...brand, city: 'other' }))).message).toContain('your city')
  expect(await accountOf(w)).toBeNull()
})
