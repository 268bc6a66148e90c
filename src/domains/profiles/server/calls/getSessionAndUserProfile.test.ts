import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { addMembership } from '../../../accounts/server/accounts.ts'
import { openSession, touchSession } from '../../../accounts/server/sessions.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'
import { getBrand } from '../reads.ts'

describeCall(profileCalls.getSessionAndUserProfile, () => ({}))

async function inBrowser(w: World, person: Person) {
  const cookie = await w.tx((tx) => openSession(tx, person.accountUid, 'a browser'))
  const session = await touchSession(w.database.db, cookie)
  const caller = { ...person.caller, sessionUid: must(session).uid }
  return (name: string, data: unknown) => w.runner.run(name, data, caller)
}

it('shows the only profile, with its organisation', async () => {
  const w = await world()
  const { orgUid } = await getBrand(w.database.db, w.luna)
  const answer = await w.bella.call('getSessionAndUserProfile', {})
  expect(answer.current_session_user_profile).toEqual({
    uid: w.luna,
    type: 'brand',
    profile: {
      name: 'Luna',
      slug: expect.stringMatching(/^luna-/),
      handle: 'cafeluna',
      profile_pic: null,
      avatar: null,
      profile_media: [],
      org: { uid: orgUid, name: 'Luna', active_subscription: null },
    },
  })
  expect(answer.linked_profiles_found.map((profile) => profile.uid)).toEqual([w.luna])
})

it('says who one is without a profile: the team as admin, anyone else as guest', async () => {
  const w = await world()
  const bare = { handle: null, profile_pic: null, avatar: null, profile_media: [], org: null }
  expect(await w.anna.call('getSessionAndUserProfile', {})).toEqual({
    current_session_user_profile: {
      uid: w.anna.accountUid,
      type: 'admin',
      profile: { name: 'Anna', slug: 'anna', ...bare },
    },
    linked_profiles_found: [],
  })
  await w.database.pool.query('delete from memberships where account_uid = $1', [w.alice.accountUid])
  expect(await w.alice.call('getSessionAndUserProfile', {})).toEqual({
    current_session_user_profile: {
      uid: w.alice.accountUid,
      type: 'guest',
      profile: { name: 'Alice', slug: '', ...bare },
    },
    linked_profiles_found: [],
  })
})

it('keeps the profile chosen in one browser from the other, and falls back when the membership is gone', async () => {
  const w = await world()
  await w.tx((tx) => addMembership(tx, w.alice.accountUid, 'brand', w.luna, 'member'))
  const laptop = await inBrowser(w, w.alice)
  const phone = await inBrowser(w, w.alice)
  await laptop('updateSessionUserProfile', { target_user_profile: { uid: w.aliceInfluencer, type: 'influencer' } })
  expect(await laptop('getSessionAndUserProfile', {})).toMatchObject({
    current_session_user_profile: { uid: w.aliceInfluencer, type: 'influencer' },
  })
  expect(await phone('getSessionAndUserProfile', {})).toMatchObject({
    current_session_user_profile: { uid: w.luna, type: 'brand' },
  })

  await w.database.pool.query('delete from memberships where profile_uid = $1', [w.aliceInfluencer])
  expect(await laptop('getSessionAndUserProfile', {})).toMatchObject({ current_session_user_profile: { uid: w.luna } })
})
