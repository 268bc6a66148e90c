import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { findAccountByEmail } from '../../../accounts/server/accounts.ts'
import { mails } from '../../../../kit/server/mail/tables.ts'
import { serve } from '../../../../world/serve.ts'
import { type World, world } from '../../../../world/world.ts'
import { joiningCalls } from '../../contract.ts'
import { termsVersion } from '../../steps.ts'
import { findOnboarding } from '../onboarding.ts'

const brand = {
  as: 'brand',
  email: 'nina@example.test',
  name: 'Nina',
  venue: 'Nido',
  category: 'Cafe',
  city: 'london',
  terms: termsVersion,
}
const creator = {
  ...{ as: 'influencer', email: 'nina@example.test', name: 'Nina', handle: '@nina.eats', platform: 'tiktok' },
  ...{ city: 'paris', isAdult: true, terms: termsVersion },
}
const mailsTo = async (w: World) => (await w.database.db.select().from(mails)).map(({ to, subject }) => [to, subject])
const accountOf = (w: World) => findAccountByEmail(w.database.db, 'nina@example.test')

describeCall(joiningCalls.join, () => brand)

it('makes an account, keeps what was said, and mails the link that opens it', async () => {
  const w = await world()
  expect(await w.guest.call('join', { ...brand, tier: 'starter' })).toEqual({ known: false })
  const onboarding = await findOnboarding(w.database.db, (await accountOf(w))!.uid)
  expect(onboarding).toMatchObject({
    ...{ side: 'brand', step: 'place', tier: 'starter' },
    answers: { given: { venue: 'Nido', category: 'Cafe', city: 'london' } },
  })
  expect(await mailsTo(w)).toEqual([['nina@example.test', 'Welcome to Plusone']])
})

it('keeps which terms were agreed to, and asks who has a private address for a proof', async () => {
  const w = await world()
  expect((await refusal(w.guest.call('join', { ...brand, terms: undefined }))).message).toContain('agree to the terms')
  const privately = { ...brand, email: 'nina@gmail.com', website: 'nido.example' }
  expect((await refusal(w.guest.call('join', privately))).message).toContain('how we can see that it is yours')
  await w.guest.call('join', { ...privately, proof: 'I am on nido.example/team' })
  const { uid } = (await findAccountByEmail(w.database.db, 'nina@gmail.com'))!
  expect((await w.eventsOf(uid)).map(({ kind, after }) => [kind, after])).toContainEqual([
    'account.terms-agreed',
    { version: termsVersion },
  ])
  const [row] = (await w.ada.call('listOnboardings', {})).rows
  expect(row!.proof).toBe('I am on nido.example/team')
  expect((await findOnboarding(w.database.db, uid))!.answers.given).toMatchObject({ website: 'nido.example' })
})

it('mails who has an account a link to it, and begins nothing anew', async () => {
  const w = await world()
  expect(await w.guest.call('join', { ...creator, email: 'bella@example.test' })).toEqual({ known: true })
  expect(await mailsTo(w)).toEqual([['bella@example.test', 'Sign in to Plusone']])
})

it('tells nobody who has an account where accounts are not revealed', async () => {
  const w = await world()
  const served = await serve(w.database, { REVEAL_ACCOUNT_EXISTENCE: 'off' })
  const answer = await served.call('join', { ...brand, email: 'bella@example.test' })
  await served.close()
  expect(answer.body).toEqual({ data: { known: false } })
})

it('says that a handle is taken before anything is kept', async () => {
  const w = await world()
  const refused = await refusal(w.guest.call('join', { ...creator, handle: '@Alice.Eats' }))
  expect(refused).toMatchObject({
    code: 'failed-precondition',
    message: expect.stringContaining('@alice.eats has a profile here already') as string,
  })
  expect(await accountOf(w)).toBeNull()
})

it('takes nobody under 18, and nobody in a city that is not open', async () => {
  const w = await world()
  expect(await refusal(w.guest.call('join', { ...creator, isAdult: false }))).toMatchObject({
    code: 'invalid-argument',
  })
  await w.ada.call('setCityOpen', { city: 'paris', open: false })
  expect(await refusal(w.guest.call('join', creator))).toMatchObject({
    code: 'failed-precondition',
    message: 'We are not in Paris yet. Leave your address, and we tell you when we are.',
  })
  expect((await refusal(w.guest.call('join', { ...brand, city: 'other' }))).message).toContain('your city')
  expect(await accountOf(w)).toBeNull()
})
