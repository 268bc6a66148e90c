import { expect, it } from 'vitest'
import { refusal } from '../../../world/describe-call.ts'
import { answerSteps, brandStory, creatorStory, newcomer } from '../../../world/joiners.ts'
import { type Person, type World, world } from '../../../world/world.ts'

const finish = async (person: Person, story: Readonly<Record<string, object>>, accountUid: string) => {
  for (const [step, answer] of Object.entries(story))
    await person.call('saveOnboardingStep', { step, answer, accountUid })
}
const kinds = async (w: World, uid: string) => (await w.eventsOf(uid)).map(({ kind, actorUid }) => [kind, actorUid])

it('lets the team finish for a venue that stopped: the venue stays theirs, and the log says who did it', async () => {
  const w = await world()
  const nina = await newcomer(w)
  const accountUid = nina.accountUid
  await nina.call('chooseSide', { side: 'brand' })
  await nina.call('saveOnboardingDraft', { step: 'place', draft: { name: 'Nid' } })
  expect(await w.amir.call('getOnboarding', { accountUid })).toMatchObject({ drafts: { place: { name: 'Nid' } } })
  await finish(w.amir, brandStory, accountUid)
  const { profileUid } = await nina.call('getOnboarding', {})
  expect((await nina.call('getUser', {})).linked_brand_uid).toBe(profileUid)
  expect((await w.amir.call('getUser', {})).linked_profiles).toEqual([])
  // From here on it is a brand of Amir's, and of no other account manager's.
  const address = { step: 'address', answer: brandStory.address, accountUid }
  expect((await refusal(w.anna.call('saveOnboardingStep', address))).code).toBe('permission-denied')
  expect(await kinds(w, accountUid)).toContainEqual(['onboarding.step-saved-on-behalf', w.amir.accountUid])
})

it('leaves to a creator what only they can promise', async () => {
  const w = await world()
  const nina = await newcomer(w)
  const accountUid = nina.accountUid
  await nina.call('chooseSide', { side: 'influencer' })
  const { house, quiz, ...facts } = creatorStory
  await finish(w.ada, facts, accountUid)
  expect((await refusal(finish(w.ada, { house }, accountUid))).message).toContain(
    'Only the account’s owner can complete this step',
  )
  await answerSteps(nina, { house, quiz })
  expect((await w.ada.call('finishOnboarding', { accountUid })).finishedAt).not.toBeNull()
})

it('is nobody else’s: another account is answered like none', async () => {
  const w = await world()
  const nina = await newcomer(w)
  await nina.call('chooseSide', { side: 'brand' })
  const accountUid = nina.accountUid
  for (const person of [w.alice, w.bella])
    for (const [name, input] of [
      ['getOnboarding', {}],
      ['saveOnboardingDraft', { step: 'place', draft: {} }],
      ['saveOnboardingStep', { step: 'place', answer: brandStory.place }],
      ['finishOnboarding', {}],
    ] as const)
      expect((await refusal(person.call(name, { ...input, accountUid }))).code).toBe('not-found')
  // Staff begin nothing for who has not begun.
  expect((await refusal(w.ada.call('getOnboarding', { accountUid: w.bella.accountUid }))).code).toBe('not-found')
})
