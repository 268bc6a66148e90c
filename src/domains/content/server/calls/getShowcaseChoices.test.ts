import { expect, it } from 'vitest'
import { completedCollab } from '../../../../world/content-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

describeCall(contentCalls.getShowcaseChoices, async (w) => {
  await completedCollab(w)
  return { brandUid: w.luna }
})

it('names the creators and briefs of a brand’s content, and who may do something with it', async () => {
  const w = await world()
  await completedCollab(w)
  const brandUid = w.luna
  expect(await w.bella.call('getShowcaseChoices', { brandUid })).toMatchObject({
    influencers: [{ uid: w.aliceInfluencer, name: 'Alice Moreau' }],
    briefs: [{ title: 'Dinner for two at the counter' }],
    can: { edit: true },
  })
  expect((await w.amir.call('getShowcaseChoices', { brandUid })).can.edit).toBe(false)
})
