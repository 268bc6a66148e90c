import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { emptyCampaign } from '../../../../world/campaign-stories.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { campaignCalls } from '../../contract.ts'

async function firstTask(w: World) {
  const campaignUid = await emptyCampaign(w)
  const { tasks } = await w.anna.call('getCampaign', { uid: campaignUid })
  const { uid, note, dueOn } = must(tasks[0], 'task')
  return { campaignUid, task: { uid, note, dueOn } }
}

describeCall(campaignCalls.changeExpertTask, async (w) => ({ ...(await firstTask(w)).task, done: true }))

it('is ticked with a name and a time, told to the brand once, and opened again', async () => {
  const w = await world()
  const { campaignUid, task } = await firstTask(w)
  await w.anna.call('changeExpertTask', { ...task, note: 'Four creators, on your shortlist.', done: true })
  await w.ada.call('changeExpertTask', { ...task, note: 'Four creators, on your shortlist.', done: true })
  const of = async () => must((await w.bella.call('getCampaign', { uid: campaignUid })).tasks[0], 'task')
  expect(await of()).toMatchObject({
    note: 'Four creators, on your shortlist.',
    doneAt: '2026-03-02T09:00:00.000Z',
    doneBy: 'Anna',
  })
  const mails = await mailsTo(w, 'bella@example.test')
  expect(mails.map(({ subject }) => subject)).toEqual(['Shortlist done for “Quiet Tuesdays”'])
  await w.anna.call('changeExpertTask', { ...task, done: false })
  expect(await of()).toMatchObject({ doneAt: null, doneBy: null })
})
