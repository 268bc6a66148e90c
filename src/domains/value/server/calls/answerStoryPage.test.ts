import { expect, it } from 'vitest'
import { countedCollab } from '../../../../world/value-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.answerStoryPage, async (w) => {
  const collabUid = await countedCollab(w)
  await w.alice.call('createStoryPage', { collabUid })
  return { collabUid, agrees: true }
})

it('opens the page and tells the creator; a no closes it at once, and a yes again opens the same', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  await w.alice.call('createStoryPage', { collabUid })
  const { url } = await w.bella.call('answerStoryPage', { collabUid, agrees: true })
  const { rows } = await w.alice.call('listNotifications', {})
  expect(rows[0]).toMatchObject({ title: 'Luna agreed to your public page' })
  expect(await w.bella.call('answerStoryPage', { collabUid, agrees: false })).toMatchObject({ isMade: true, url: null })
  expect((await w.bella.call('answerStoryPage', { collabUid, agrees: true })).url).toBe(url)
})

it('has nothing to answer where nobody asked', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  expect((await refusal(w.bella.call('answerStoryPage', { collabUid, agrees: true }))).code).toBe('failed-precondition')
})
