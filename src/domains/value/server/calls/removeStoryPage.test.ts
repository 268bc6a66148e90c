import { expect, it } from 'vitest'
import { countedCollab } from '../../../../world/value-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.removeStoryPage, async (w) => {
  const collabUid = await countedCollab(w)
  await w.alice.call('createStoryPage', { collabUid })
  return { collabUid }
})

it('takes the address back, and does nothing where there is none', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  const none = { isMade: false, url: null }
  expect(await w.alice.call('removeStoryPage', { collabUid })).toMatchObject({ ...none, brandAgrees: null })
  await w.alice.call('createStoryPage', { collabUid })
  await w.bella.call('answerStoryPage', { collabUid, agrees: true })
  expect(await w.alice.call('removeStoryPage', { collabUid })).toMatchObject({ ...none, brandAgrees: true })
})
