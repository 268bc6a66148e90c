import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { askedQuestion, campaignWithBrief, emptyCampaign } from '../../../../world/campaign-stories.ts'
import { world } from '../../../../world/world.ts'
import { campaignCalls } from '../../contract.ts'

describeCall(campaignCalls.deleteCampaign, async (w) => ({ uid: await emptyCampaign(w), version: 1 }))

it('takes the campaign with its tasks, and leaves its briefs', async () => {
  const w = await world()
  const { uid, briefUid } = await campaignWithBrief(w)
  expect((await refusal(w.bella.call('deleteCampaign', { uid, version: 2 }))).code).toBe('aborted')
  await w.bella.call('deleteCampaign', { uid, version: 1 })
  expect((await refusal(w.bella.call('getCampaign', { uid }))).code).toBe('not-found')
  expect((await w.anna.call('listExpertWork', {})).tasks).toEqual([])
  expect((await w.bella.call('getBrief', { uid: briefUid })).status).toBe('live')
})

it('keeps one that an expert was asked about', async () => {
  const w = await world()
  const { campaignUid: uid } = await askedQuestion(w)
  expect(await refusal(w.bella.call('deleteCampaign', { uid, version: 1 }))).toEqual({
    code: 'failed-precondition',
    message:
      'You’ve asked your expert about this campaign, so it can’t be deleted. Change its last day to end it sooner.',
  })
})
