import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { answerSteps, brandStory, creatorStory, newcomer } from '../../../../world/joiners.ts'
import { world } from '../../../../world/world.ts'
import { onboardingCalls } from '../../contract.ts'
import { setBrand } from '../../../profiles/server/build.ts'
import { must } from '../../../../kit/contract/must.ts'

describeCall(
  onboardingCalls.finishOnboarding,
  () => ({}),
  () => ({}),
)

it('ends with a profile in the queue, once', async () => {
  const w = await world()
  const nina = await newcomer(w)
  await nina.call('chooseSide', { side: 'influencer' })
  await answerSteps(nina, { handle: creatorStory.handle })
  expect(await refusal(nina.call('finishOnboarding', {}))).toMatchObject({ code: 'failed-precondition' })
  await answerSteps(nina, creatorStory)
  expect((await nina.call('finishOnboarding', {})).finishedAt).not.toBeNull()
  const queue = await w.ada.call('listInfluencers', { approval: 'applied' })
  expect(queue.rows.map(({ handle }) => handle)).toContain('nina.eats')
  expect(await refusal(nina.call('finishOnboarding', {}))).toMatchObject({ code: 'failed-precondition' })
})

it('ends with a brief that is with the team; without a picture there is none', async () => {
  const w = await world()
  const nina = await newcomer(w)
  await nina.call('chooseSide', { side: 'brand' })
  await answerSteps(nina, brandStory)
  const check = { step: 'check', answer: {} }
  expect((await refusal(nina.call('saveOnboardingStep', check))).message).toBe('Add at least one photo.')
  const { profileUid } = await nina.call('getOnboarding', {})
  await setBrand(w.database.db, must(profileUid), { gallery: ['aa/nido.jpg'] })
  await nina.call('saveOnboardingStep', check)
  const { briefUid } = await nina.call('finishOnboarding', {})
  expect((await w.ada.call('listBriefQueue', {})).rows.map(({ card }) => card.uid)).toContain(briefUid)
})
