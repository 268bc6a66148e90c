import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { campaignWithBrief } from '../../../../world/campaign-stories.ts'
import { world } from '../../../../world/world.ts'
import { campaignCalls } from '../../contract.ts'

describeCall(campaignCalls.removeCampaignBrief, campaignWithBrief)

it('takes a brief out, however often it is asked', async () => {
  const w = await world()
  const asked = await campaignWithBrief(w)
  await w.bella.call('removeCampaignBrief', asked)
  await w.bella.call('removeCampaignBrief', asked)
  expect((await w.bella.call('getCampaign', { uid: asked.uid })).briefRows).toEqual([])
  expect((await w.eventsOf(asked.uid)).filter(({ kind }) => kind === 'campaign.brief-removed')).toHaveLength(1)
})
