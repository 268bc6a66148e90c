import { expect, it } from 'vitest'
import { countedCollab } from '../../../../world/value-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.getStoryPage, async (w) => ({ collabUid: await countedCollab(w) }))

it('lets the creator make it, and the brand answer once it was asked', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  const can = async (person: typeof w.bella) => (await person.call('getStoryPage', { collabUid })).can
  const nothing = { make: false, takeBack: false, answer: false }
  expect(await can(w.alice)).toEqual({ ...nothing, make: true })
  expect(await can(w.bella)).toEqual(nothing)
  await w.alice.call('createStoryPage', { collabUid })
  expect(await can(w.alice)).toEqual({ ...nothing, takeBack: true })
  expect(await can(w.bella)).toEqual({ ...nothing, answer: true })
  expect(await can(w.anna)).toEqual(nothing)
})
