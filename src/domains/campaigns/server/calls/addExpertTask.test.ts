import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { emptyCampaign } from '../../../../world/campaign-stories.ts'
import { world } from '../../../../world/world.ts'
import { campaignCalls } from '../../contract.ts'

const task = { kind: 'outreach', note: 'Invite the three from Soho.', dueOn: '2026-03-12' } as const

describeCall(campaignCalls.addExpertTask, async (w) => ({ campaignUid: await emptyCampaign(w), ...task }))

it('is seen by the brand', async () => {
  const w = await world()
  const campaignUid = await emptyCampaign(w)
  const { uid } = await w.anna.call('addExpertTask', { campaignUid, ...task })
  const { tasks } = await w.ben.call('getCampaign', { uid: campaignUid })
  expect(tasks.find((one) => one.uid === uid)).toEqual({ uid, ...task, doneAt: null, doneBy: null, isLate: false })
})

it('is not due in the past', async () => {
  const w = await world()
  const campaignUid = await emptyCampaign(w)
  expect(await refusal(w.anna.call('addExpertTask', { campaignUid, ...task, dueOn: '2026-03-01' }))).toEqual({
    code: 'failed-precondition',
    message: 'The due date is in the past. Choose today or a later day.',
  })
})
