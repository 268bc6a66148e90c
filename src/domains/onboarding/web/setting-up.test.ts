import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { answerSteps, brandStory, creatorStory, newcomer } from '../../../world/joiners.ts'
import { type Person, world } from '../../../world/world.ts'
import { isSettingUp, maySetUp } from './setting-up.ts'

async function goesOn(person: Person): Promise<boolean> {
  const user = await person.call('getUser', {})
  return maySetUp(user) && isSettingUp(await person.call('getOnboarding', {}), user)
}

it('goes on from the answer that makes a profile until the end', async () => {
  const w = await world()
  const nina = await newcomer(w)
  await nina.call('chooseSide', { side: 'influencer' })
  const { handle, you, ...rest } = creatorStory
  await answerSteps(nina, { handle, you })
  expect(await goesOn(nina)).toBe(true)
  await answerSteps(nina, rest)
  expect(await goesOn(nina)).toBe(true)
  await nina.call('finishOnboarding', {})
  expect(await goesOn(nina)).toBe(false)
})

it('is nothing for the team, for who never set up anything, and for who lost what they set up', async () => {
  const w = await world()
  for (const person of [w.ada, w.anna, w.bella, w.alice]) expect(await goesOn(person)).toBe(false)
  const nina = await newcomer(w)
  await nina.call('chooseSide', { side: 'brand' })
  const { place } = brandStory
  await answerSteps(nina, { place })
  const { profileUid } = await nina.call('getOnboarding', {})
  await w.ada.call('linkProfile', { uid: nina.accountUid, profileUid: w.aliceInfluencer, role: 'member' })
  expect(await goesOn(nina)).toBe(true)
  await w.ada.call('unlinkProfile', { uid: nina.accountUid, profileUid: must(profileUid) })
  expect(await goesOn(nina)).toBe(false)
})
