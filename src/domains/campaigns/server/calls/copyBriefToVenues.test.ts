import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { campaignWithBrief, emptyCampaign, secondVenue } from '../../../../world/campaign-stories.ts'
import { draftBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { campaignCalls } from '../../contract.ts'

describeCall(campaignCalls.copyBriefToVenues, async (w) => ({ ...(await campaignWithBrief(w)), brandUids: [w.luna] }))

it('makes a draft for each venue, with its own account to mention and the campaign’s period', async () => {
  const w = await world()
  const { uid, briefUid } = await campaignWithBrief(w)
  const nord = await secondVenue(w)
  const { briefUids } = await w.bella.call('copyBriefToVenues', { uid, briefUid, brandUids: [nord, nord] })
  expect(briefUids).toHaveLength(1)
  const copy = await w.bella.call('getBrief', { uid: briefUids[0] ?? '' })
  const { content } = await w.bella.call('getBrief', { uid: briefUid })
  expect(copy).toMatchObject({
    brandUid: nord,
    status: 'draft',
    content: {
      title: content.title,
      valueMinor: content.valueMinor,
      deliverables: content.deliverables,
      liveFrom: '2026-03-01',
      liveUntil: '2026-03-31',
      pictures: [],
    },
  })
  expect(copy.content.mentions.join()).toContain('lunanord')
  expect(copy.content.mentions.join()).not.toContain('cafeluna')
  expect((await w.bella.call('getCampaign', { uid })).briefRows.map((row) => row.uid)).toEqual([briefUid, ...briefUids])
})

it('copies only a brief of the campaign, and only to venues that the caller works for', async () => {
  const w = await world()
  const { uid: briefUid } = await draftBrief(w)
  const uid = await emptyCampaign(w)
  const nord = await secondVenue(w)
  expect((await refusal(w.bella.call('copyBriefToVenues', { uid, briefUid, brandUids: [nord] }))).message).toBe(
    'We couldn’t find that brief in this campaign. Reload the page and choose again.',
  )
  await w.bella.call('addCampaignBriefs', { uid, briefUids: [briefUid] })
  for (const [person, brandUid] of [
    [w.ben, nord],
    [w.bella, w.orso],
  ] as const)
    expect(await refusal(person.call('copyBriefToVenues', { uid, briefUid, brandUids: [brandUid] }))).toMatchObject({
      code: 'not-found',
      message: 'We couldn’t find one of these venues. Reload the page and choose again.',
    })
})
