import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { newcomer } from '../../../../world/joiners.ts'
import { world } from '../../../../world/world.ts'
import { onboardingCalls } from '../../contract.ts'

describeCall(
  onboardingCalls.getOnboarding,
  () => ({}),
  () => ({}),
)

it('goes on where one left it, on any device', async () => {
  const w = await world()
  const nina = await newcomer(w)
  expect(await nina.call('getOnboarding', {})).toMatchObject({ side: null, step: null, answers: {} })
  await nina.call('chooseSide', { side: 'influencer' })
  await nina.call('saveOnboardingStep', {
    step: 'handle',
    answer: { name: 'Nina', handle: '@nina', platform: 'instagram', homeCity: 'london' },
  })
  expect(await nina.call('getOnboarding', {})).toMatchObject({
    side: 'influencer',
    step: 'you',
    finishedAt: null,
    answers: { handle: { handle: '@nina' } },
  })
})
