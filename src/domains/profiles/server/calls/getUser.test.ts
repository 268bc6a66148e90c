import { expect, it } from 'vitest'
import { addMembership } from '../../../accounts/server/accounts.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

describeCall(profileCalls.getUser, () => ({}))

it('tells an owner which profile it owns', async () => {
  const w = await world()
  expect(await w.bella.call('getUser', {})).toEqual({
    uid: w.bella.accountUid,
    email: 'bella@example.test',
    display_name: 'Bella',
    acting: null,
    consent: null,
    deletion_due_at: null,
    staff_role: null,
    designated_admin: false,
    second_factor_due: false,
    linked_profiles: [{ uid: w.luna, type: 'brand', profile: { name: 'Luna', handle: 'cafeluna', profile_pic: null } }],
    linked_brand_uid: w.luna,
    linked_influencer_uid: null,
    brand_admins_for: [],
    influencer_admins_for: [],
  })
})

it('lists what an account is admin for apart from what it owns, brands before influencers', async () => {
  const w = await world()
  await w.tx(async (tx) => {
    await addMembership(tx, w.alice.accountUid, 'brand', w.orso, 'admin')
    await addMembership(tx, w.alice.accountUid, 'brand', w.luna, 'member')
    await addMembership(tx, w.alice.accountUid, 'influencer', w.oliviaInfluencer, 'admin')
  })
  const user = await w.alice.call('getUser', {})
  expect(user.linked_profiles.map((profile) => profile.uid).slice(0, 2)).toEqual([w.luna, w.orso])
  expect(user).toMatchObject({
    linked_brand_uid: null,
    linked_influencer_uid: w.aliceInfluencer,
    brand_admins_for: [w.orso],
    influencer_admins_for: [w.oliviaInfluencer],
  })
})

it('names the designated admin and the role of other staff', async () => {
  const w = await world()
  expect(await w.ada.call('getUser', {})).toMatchObject({
    staff_role: 'admin',
    designated_admin: true,
    linked_profiles: [],
  })
  expect(await w.anna.call('getUser', {})).toMatchObject({ staff_role: 'account_manager', designated_admin: false })
})
