import { afterEach, beforeEach, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { type IdentityDouble, openIdentityDouble } from '../../../adapters/identity/stripe-identity-double.ts'
import { stripeIdentity } from '../../../adapters/identity/stripe-identity.ts'
import type { IdentityProvider } from '../../../adapters/identity/identity.ts'
import { must } from '../../../kit/contract/must.ts'
import { startedIdCheck } from '../../../world/id-check-stories.ts'
import { type World, world } from '../../../world/world.ts'
import { receiveFinding } from './receive.ts'
import { idChecks } from './tables.ts'

const [secretKey, webhookSecret] = ['sk_test_of_ours', 'whsec_of_ours']
let w: World
let double: IdentityDouble
let provider: IdentityProvider
beforeEach(async () => {
  w = await world()
  double = await openIdentityDouble(secretKey, webhookSecret)
  provider = stripeIdentity({ secretKey, webhookSecret, apiBase: double.url })
})
afterEach(() => double.close())

/** Alice, whose name is Alice Marie Moreau and who was born on 12 April 1996, is on the provider’s page. */
async function onItsPage() {
  const { uid } = await startedIdCheck(w)
  const { sessionId } = await provider.open({ checkUid: uid, returnUrl: 'https://plusone.test' }, uid)
  await w.database.db.update(idChecks).set({ sessionId, way: 'stripe' }).where(eq(idChecks.uid, uid))
  return sessionId
}
const receive = (sessionId: string) => receiveFinding({ db: w.database.db, config: w.config, provider }, sessionId)
const standing = () => w.alice.call('getIdCheck', { influencerUid: w.aliceInfluencer })

it('passes who the document names, once', async () => {
  const sessionId = await onItsPage()
  double.finish(sessionId, { first: 'Alice', last: 'Moreau', born: [1996, 4, 12] })
  await receive(sessionId)
  await receive(sessionId)
  const { checkedAt, last } = await standing()
  expect([typeof checkedAt, last?.state]).toEqual(['string', 'passed'])
  expect((await w.alice.call('listNotifications', {})).rows).toHaveLength(1)
})

it.each([
  [{ first: 'Olivia', last: 'Grant', born: [1996, 4, 12] }, 'name-differs'],
  [{ first: 'Alice', last: 'Moreau', born: [1997, 4, 12] }, 'birthday-differs'],
  [{ first: 'Alice', last: 'Moreau', born: [2010, 4, 12] }, 'under-18'],
  [{ error: 'document_expired' }, 'expired'],
] as const)('says what did not fit: %o', async (outcome, failure) => {
  const sessionId = await onItsPage()
  double.finish(sessionId, outcome)
  await receive(sessionId)
  const { checkedAt, last } = await standing()
  expect([checkedAt, last?.failure]).toEqual([null, failure])
})

it('decides nothing while it waits, and knows no foreign session', async () => {
  const sessionId = await onItsPage()
  await receive(sessionId)
  await receive('vs_of_somebody')
  expect(must((await standing()).last).state).toBe('started')
})
