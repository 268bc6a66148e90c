import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { answerSteps, brandStory, newcomer } from '../../../../world/joiners.ts'
import { world } from '../../../../world/world.ts'
import { onboardingCalls } from '../../contract.ts'

describeCall(
  onboardingCalls.chooseSide,
  () => ({ side: 'brand' }),
  () => ({ side: 'brand' }),
)

it('can be changed until there is a profile', async () => {
  const w = await world()
  const nina = await newcomer(w)
  expect(await nina.call('chooseSide', { side: 'influencer' })).toMatchObject({ step: 'handle' })
  expect(await nina.call('chooseSide', { side: 'brand' })).toMatchObject({ step: 'place' })
  await answerSteps(nina, { place: brandStory.place })
  expect(await refusal(nina.call('chooseSide', { side: 'influencer' }))).toMatchObject({ code: 'failed-precondition' })
})
