import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { campaignWithBrief, secondVenue } from '../../../../world/campaign-stories.ts'
import { world } from '../../../../world/world.ts'
import { campaignCalls } from '../../contract.ts'

describeCall(campaignCalls.listCampaignChoices, async (w) => ({ uid: (await campaignWithBrief(w)).uid }))

it('offers briefs and venues of the organisation that the caller works for', async () => {
  const w = await world()
  const { uid, briefUid } = await campaignWithBrief(w)
  const nord = await secondVenue(w)
  const { uid: other } = await w.bella.call('createBrief', { brandUid: nord })
  await w.oscar.call('createBrief', { brandUid: w.orso })
  const seen = async (person: typeof w.bella) => {
    const { briefs, venues } = await person.call('listCampaignChoices', { uid })
    return [briefs.map((brief) => [brief.uid, brief.isIn]), venues.map((venue) => venue.uid)]
  }
  expect(await seen(w.bella)).toEqual([
    [
      [briefUid, true],
      [other, false],
    ],
    [w.luna, nord],
  ])
  expect(await seen(w.ben)).toEqual([[[briefUid, true]], [w.luna]])
})
