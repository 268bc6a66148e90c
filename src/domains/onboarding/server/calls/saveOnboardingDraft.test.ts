import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { answerSteps, brandStory, creatorStory, newcomer } from '../../../../world/joiners.ts'
import { world } from '../../../../world/world.ts'
import { onboardingCalls } from '../../contract.ts'
import { longestDraft } from '../../steps.ts'

const name = (text: string) => ({ step: 'place' as const, draft: { name: text } })
describeCall(
  onboardingCalls.saveOnboardingDraft,
  () => name('N'),
  () => name('N'),
)

it('keeps what is typed without asking whether it is right, and drops it for the answer', async () => {
  const w = await world()
  const nina = await newcomer(w)
  await nina.call('chooseSide', { side: 'brand' })
  await nina.call('saveOnboardingDraft', { step: 'place', draft: { name: '', city: 'lond' } })
  expect(await nina.call('getOnboarding', {})).toMatchObject({
    step: 'place',
    profileUid: null,
    answers: {},
    drafts: { place: { name: '', city: 'lond' } },
  })
  await answerSteps(nina, { place: brandStory.place })
  expect((await nina.call('getOnboarding', {})).drafts).toEqual({})
})

it('lets the last one of a step win, and leaves those of other steps alone', async () => {
  const w = await world()
  const nina = await newcomer(w)
  await nina.call('chooseSide', { side: 'brand' })
  await answerSteps(nina, { place: brandStory.place })
  await Promise.all([
    nina.call('saveOnboardingDraft', name('Phone')),
    nina.call('saveOnboardingDraft', { step: 'address', draft: { address: '1 Mill' } }),
  ])
  await nina.call('saveOnboardingDraft', name('Desk'))
  expect((await nina.call('getOnboarding', {})).drafts).toEqual({
    place: { name: 'Desk' },
    address: { address: '1 Mill' },
  })
})

it('takes none of a question that is not due, too long, or no text', async () => {
  const w = await world()
  const nina = await newcomer(w)
  await nina.call('chooseSide', { side: 'brand' })
  const draft = (step: string, of: object) => refusal(nina.callRaw('saveOnboardingDraft', { step, draft: of }))
  expect((await draft('hours', {})).code).toBe('failed-precondition')
  expect((await draft('handle', {})).code).toBe('failed-precondition')
  expect((await draft('place', { name: 'x'.repeat(longestDraft) })).code).toBe('invalid-argument')
  expect((await draft('place', { name: 'a\u0000b' })).code).toBe('invalid-argument')
})

it('keeps the day of birth only of who is 18', async () => {
  const w = await world()
  const nina = await newcomer(w)
  await nina.call('chooseSide', { side: 'influencer' })
  await answerSteps(nina, { handle: creatorStory.handle })
  const keep = async (dateOfBirth: string) => {
    await nina.call('saveOnboardingDraft', { step: 'you', draft: { dateOfBirth, languages: ['en'] } })
    return (await nina.call('getOnboarding', {})).drafts.you
  }
  expect(await keep('2008-03-03')).toEqual({ languages: ['en'] })
  expect(await keep('2008-03-02')).toEqual({ dateOfBirth: '2008-03-02', languages: ['en'] })
})
