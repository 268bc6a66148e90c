import { expect, it } from 'vitest'
import { now, setClock } from '../../../../kit/server/clock.ts'
import { must } from '../../../../kit/contract/must.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { emptyCampaign, marchFields } from '../../../../world/campaign-stories.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { world } from '../../../../world/world.ts'
import { setTier } from '../../../plans/server/subscription.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { campaignCalls } from '../../contract.ts'
import { dueFrom, hoursFor } from '../experts.ts'

const text = 'Who suits Tuesdays?'

describeCall(campaignCalls.askExpert, async (w) => {
  await givePlan(w, 'premium')
  return { brandUid: w.luna, text }
})

it('is part of campaign expert support', async () => {
  const w = await world()
  expect((await refusal(w.bella.call('askExpert', { brandUid: w.luna, text }))).code).toBe('failed-precondition')
})

it.each([
  ['2026-03-02T09:00:00Z', '2026-03-02T13:00:00.000Z'],
  ['2026-03-06T17:00:00Z', '2026-03-09T12:00:00.000Z'],
  ['2026-03-28T12:00:00Z', '2026-03-30T12:00:00.000Z'],
  // Good Friday and Easter Monday lie between.
  ['2026-04-02T16:00:00Z', '2026-04-07T11:00:00.000Z'],
])('asked at %s, the answer is due at %s', async (at, dueAt) => {
  const w = await world()
  await givePlan(w, 'premium')
  setClock(new Date(at))
  expect(await w.bella.call('askExpert', { brandUid: w.luna, text })).toMatchObject({ dueAt })
})

it('leaves out the holidays of the venue’s country as well', async () => {
  const { config } = await world()
  setClock(new Date('2026-12-01T17:00:00Z'))
  const dueIn = async (country: string | null) => dueFrom(await hoursFor(config, country), now()).toISOString()
  expect(await dueIn('GB')).toBe('2026-12-02T12:00:00.000Z')
  expect(await dueIn('AE')).toBe('2026-12-03T12:00:00.000Z')
  expect(await dueIn(null)).toBe('2026-12-02T12:00:00.000Z')
})

it('notifies the account manager', async () => {
  const w = await world()
  await givePlan(w, 'premium')
  const { uid } = await w.bella.call('askExpert', { brandUid: w.luna, text })
  const [mail] = await mailsTo(w, 'anna@example.test')
  expect(mail).toMatchObject({ subject: 'Luna asked you a question' })
  expect(mail?.text).toContain(`/app/admin/expert-questions?question=${uid}`)
  expect((await w.eventsOf(uid)).map(({ kind }) => kind)).toEqual(['expert.asked'])
})

it('is about a campaign or task of the same brand, or about neither', async () => {
  const w = await world()
  const campaignUid = await emptyCampaign(w)
  const { tasks } = await w.bella.call('getCampaign', { uid: campaignUid })
  const task = must(tasks[0], 'task')
  const { uid } = await w.bella.call('askExpert', { brandUid: w.luna, taskUid: task.uid, text })
  expect(await w.bella.call('getExpertQuestion', { uid })).toMatchObject({
    campaign: { uid: campaignUid },
    task: 'shortlist',
  })
  await w.tx(async (tx) => setTier(tx, (await getBrand(tx, w.orso)).orgUid, 'premium'))
  const { uid: orsos } = await w.oscar.call('createCampaign', { brandUid: w.orso, fields: marchFields })
  for (const about of [{ campaignUid: orsos }, { taskUid: newUid('expert_task') }])
    expect((await refusal(w.bella.call('askExpert', { brandUid: w.luna, ...about, text }))).code).toBe('not-found')
})
