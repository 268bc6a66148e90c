import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { countedCollab } from '../../../../world/value-stories.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.getFrontStory, async (w) => ({ collabUid: await countedCollab(w) }))

it('lets the team ask, and nobody answer before', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  const none = { isAsked: false, brandAgrees: null, creatorAgrees: null, isAdded: false, isShown: false }
  expect(await w.bella.call('getFrontStory', { collabUid })).toEqual({
    ...none,
    can: { ask: false, answer: false, show: false },
  })
  expect(await w.anna.call('getFrontStory', { collabUid })).toEqual({
    ...none,
    can: { ask: true, answer: false, show: false },
  })
})

it('tells each side its own answer alone, and the team both', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  await w.anna.call('askForFrontPage', { collabUid })
  await w.bella.call('answerFrontPage', { collabUid, agrees: true })
  await w.alice.call('answerFrontPage', { collabUid, agrees: false })
  const answers = async (person: typeof w.bella) => {
    const { brandAgrees, creatorAgrees } = await person.call('getFrontStory', { collabUid })
    return { brandAgrees, creatorAgrees }
  }
  expect(await answers(w.bella)).toEqual({ brandAgrees: true, creatorAgrees: null })
  expect(await answers(w.alice)).toEqual({ brandAgrees: null, creatorAgrees: false })
  expect(await answers(w.anna)).toEqual({ brandAgrees: true, creatorAgrees: false })
})
