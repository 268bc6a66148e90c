import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { bringFor, captionFor, completedCollab, visitedCollab } from '../../../../world/content-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { tickedRules } from '../../checklist.ts'
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

it('names whose first content is in review, and nobody before', async () => {
  const w = await world()
  const collabUid = await visitedCollab(w)
  const choices = () => w.bella.call('getShowcaseChoices', { brandUid: w.luna })
  expect(await choices()).toMatchObject({ influencers: [], briefs: [] })
  const { terms } = await w.alice.call('getCollab', { uid: collabUid })
  const [reel] = (await w.alice.call('getDeliverables', { collabUid })).deliverables
  const saved = await w.alice.call('saveDeliverable', {
    uid: must(reel).uid,
    version: must(reel).version,
    fileUids: [await bringFor(w, w.alice, must(reel), 1)],
    caption: captionFor(must(terms)),
    ticks: [...tickedRules],
  })
  await w.alice.call('submitDeliverable', { uid: saved.uid, version: saved.version })
  expect((await w.bella.call('browseShowcase', { brandUid: w.luna })).rows).toHaveLength(1)
  expect(await choices()).toMatchObject({ influencers: [{ uid: w.aliceInfluencer }], briefs: [{}] })
})
