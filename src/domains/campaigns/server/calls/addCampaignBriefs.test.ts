import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { campaignWithBrief, emptyCampaign, secondVenue } from '../../../../world/campaign-stories.ts'
import { draftBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { campaignCalls } from '../../contract.ts'

describeCall(campaignCalls.addCampaignBriefs, async (w) => {
  const { uid } = await draftBrief(w)
  return { uid: await emptyCampaign(w), briefUids: [uid] }
})

it('adds each brief once', async () => {
  const w = await world()
  const { uid, briefUid } = await campaignWithBrief(w)
  await w.ben.call('addCampaignBriefs', { uid, briefUids: [briefUid, briefUid] })
  expect((await w.bella.call('getCampaign', { uid })).briefRows.map((brief) => brief.uid)).toEqual([briefUid])
  expect((await w.eventsOf(uid)).map(({ kind }) => kind)).toEqual(['campaign.briefs-added', 'campaign.created'])
})

it('takes no brief of another organisation, and of another venue only from its people', async () => {
  const w = await world()
  const { uid } = await campaignWithBrief(w)
  const { uid: foreign } = await w.oscar.call('createBrief', { brandUid: w.orso })
  const { uid: nords } = await w.bella.call('createBrief', { brandUid: await secondVenue(w) })
  const missing = 'We couldn’t find one of these briefs. Reload the page and choose again.'
  expect(await refusal(w.bella.call('addCampaignBriefs', { uid, briefUids: [foreign] }))).toMatchObject({
    code: 'not-found',
    message: missing,
  })
  expect((await refusal(w.ben.call('addCampaignBriefs', { uid, briefUids: [nords] }))).message).toBe(missing)
  await w.bella.call('addCampaignBriefs', { uid, briefUids: [nords] })
  const { briefRows, venueNames } = await w.bella.call('getCampaign', { uid })
  expect([briefRows.length, venueNames]).toEqual([2, ['Luna', 'Luna Nord']])
})

it('holds 40 briefs at most', async () => {
  const w = await world()
  const uid = await emptyCampaign(w)
  const briefUids: string[] = []
  for (let nth = 0; nth < 41; nth += 1) briefUids.push((await w.bella.call('createBrief', { brandUid: w.luna })).uid)
  await w.bella.call('addCampaignBriefs', { uid, briefUids: briefUids.slice(0, 40) })
  expect((await refusal(w.bella.call('addCampaignBriefs', { uid, briefUids: briefUids.slice(40) }))).message).toBe(
    'A campaign can have up to 40 briefs. Remove one first, or choose fewer.',
  )
})
