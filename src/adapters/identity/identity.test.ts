import { afterEach, beforeEach, expect, it } from 'vitest'
import { must } from '../../kit/contract/must.ts'
import { setClock } from '../../kit/server/clock.ts'
import { type IdentityProvider, UnsignedEvent } from './identity.ts'
import { type IdentityDouble, openIdentityDouble } from './stripe-identity-double.ts'
import { stripeIdentity } from './stripe-identity.ts'

const [secretKey, webhookSecret] = ['sk_test_of_ours', 'whsec_of_ours']
let double: IdentityDouble
let provider: IdentityProvider
beforeEach(async () => {
  setClock(new Date('2026-03-02T09:00:00Z'))
  double = await openIdentityDouble(secretKey, webhookSecret)
  provider = stripeIdentity({ secretKey, webhookSecret, apiBase: double.url })
})
afterEach(() => double.close())

const open = () => provider.open({ checkUid: 'id_check_1', returnUrl: 'https://plusone.test/app' }, 'id_check_1')

it('opens one page for a check, however often it is asked', async () => {
  const { sessionId, url } = await open()
  expect(url).toContain(sessionId)
  expect(await open()).toEqual({ sessionId, url })
  expect(must(double.sessions.get(sessionId)).metadata).toEqual({ check_uid: 'id_check_1' })
  expect(await provider.find(sessionId)).toEqual({ state: 'waiting', reason: null, name: null, dateOfBirth: null })
})

it('reads the name and the date of birth of what was verified', async () => {
  const { sessionId } = await open()
  const { body, signature } = double.finish(sessionId, { first: 'Alice', last: 'Moreau', born: [1996, 4, 12] })
  expect(provider.readEvent(Buffer.from(body), signature)).toBe(sessionId)
  expect(await provider.find(sessionId)).toMatchObject({
    state: 'verified',
    name: 'Alice Moreau',
    dateOfBirth: '1996-04-12',
  })
})

it.each([
  ['document_expired', 'expired'],
  ['selfie_face_mismatch', 'selfie-differs'],
  ['under_supported_age', 'under-18'],
  ['document_unverified_other', 'unreadable'],
] as const)('says in our words why it failed: %s', async (code, reason) => {
  const { sessionId } = await open()
  double.finish(sessionId, { error: code })
  expect(await provider.find(sessionId)).toMatchObject({ state: 'failed', reason })
})

it('takes no event without the right signature', async () => {
  const { sessionId } = await open()
  const { body } = double.finish(sessionId, { error: 'document_expired' })
  expect(() => provider.readEvent(Buffer.from(body), 't=1,v1=00')).toThrow(UnsignedEvent)
})

it('has what was shown deleted, once', async () => {
  const { sessionId } = await open()
  await provider.redact(sessionId)
  await provider.redact(sessionId)
  expect(must(double.sessions.get(sessionId)).redaction).toEqual({ status: 'processing' })
})
