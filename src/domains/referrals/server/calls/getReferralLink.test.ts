import { expect, it } from 'vitest'
import { addMembership } from '../../../accounts/server/accounts.ts'
import { setInfluencer } from '../../../profiles/server/build.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { voucherPromised } from '../../../../world/referral-stories.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { referralCalls } from '../../contract.ts'

const ownProfile = (w: World, { name }: Person<string | null>) => {
  const own: Record<string, string> = { alice: w.aliceInfluencer, olivia: w.oliviaInfluencer, oscar: w.orso }
  return { profileUid: own[name] ?? w.luna }
}

describeCall(referralCalls.getReferralLink, () => null, ownProfile)

it('makes one link for a profile, whoever asks how often', async () => {
  const w = await world()
  const urls = await Promise.all(
    [1, 2, 3].map(async () => (await w.alice.call('getReferralLink', { profileUid: w.aliceInfluencer })).url),
  )
  const { url } = await w.alice.call('getReferralLink', { profileUid: w.aliceInfluencer })
  expect(url).toMatch(/\/join\/[A-Z2-9]{7}$/)
  expect(urls).toContain(url)
  expect((await w.bella.call('getReferralLink', { profileUid: w.luna })).url).not.toBe(url)
})

it('says what is promised while it is on', async () => {
  const w = await world()
  const promised = async () => (await w.alice.call('getReferralLink', { profileUid: w.aliceInfluencer })).thankYous
  expect(await promised()).toEqual({ influencer: null, brand: null })
  await voucherPromised(w)
  expect(await promised()).toEqual({ influencer: '£25 voucher', brand: null })
  await w.ada.call('saveThankYou', { kind: 'influencer', text: '£25 voucher', isOn: false, version: 1 })
  expect(await promised()).toEqual({ influencer: null, brand: null })
})

it('has none for a creator who is not approved, and is for a brand’s owner and admins', async () => {
  const w = await world()
  await setInfluencer(w.database.db, w.aliceInfluencer, { approval: 'applied' })
  expect((await w.alice.call('getReferralLink', { profileUid: w.aliceInfluencer })).url).toBeNull()
  await w.tx((tx) => addMembership(tx, w.ben.accountUid, 'brand', w.orso, 'admin'))
  expect((await w.ben.call('getReferralLink', { profileUid: w.orso })).url).toContain('/join/')
  expect(await refusal(w.ben.call('getReferralLink', { profileUid: w.luna }))).toEqual({
    code: 'permission-denied',
    message: 'Only owners and admins can invite other venues. Ask one of them.',
  })
  const others = await Promise.allSettled([
    w.alice.call('getReferralLink', { profileUid: w.oliviaInfluencer }),
    w.oscar.call('getReferralLink', { profileUid: w.luna }),
  ])
  expect(codes(others)).toEqual(['not-found', 'not-found'])
})
