import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

describeCall(
  profileCalls.updateSessionUserProfile,
  (w) => ({ target_user_profile: { uid: w.luna, type: 'brand' } }),
  (w, person) => {
    const own: Record<string, { uid: string; type: string }> = {
      alice: { uid: w.aliceInfluencer, type: 'influencer' },
      olivia: { uid: w.oliviaInfluencer, type: 'influencer' },
      oscar: { uid: w.orso, type: 'brand' },
    }
    return { target_user_profile: own[person.name] ?? { uid: w.luna, type: 'brand' } }
  },
)

it('treats a profile of others as one that does not exist', async () => {
  const w = await world()
  const answer = await refusal(
    w.alice.call('updateSessionUserProfile', { target_user_profile: { uid: w.luna, type: 'brand' } }),
  )
  expect(answer).toEqual({ code: 'not-found', message: 'We couldn’t find that profile on this account.' })
})

it('takes the whole linked profile, as the session call gave it', async () => {
  const w = await world()
  const { linked_profiles_found: found } = await w.alice.call('getSessionAndUserProfile', {})
  expect(await w.alice.call('updateSessionUserProfile', { target_user_profile: first(found) })).toEqual({
    success: true,
  })
})
