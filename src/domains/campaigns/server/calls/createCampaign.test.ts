import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { emptyCampaign, marchFields } from '../../../../world/campaign-stories.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { world } from '../../../../world/world.ts'
import { campaignCalls } from '../../contract.ts'
import { goalIds } from '../../goals.ts'
import { fieldsFor } from '../../words.ts'

describeCall(campaignCalls.createCampaign, async (w) => {
  await givePlan(w, 'premium')
  return { brandUid: w.luna, fields: marchFields }
})

it('is part of campaign expert support', async () => {
  const w = await world()
  await givePlan(w, 'professional')
  const create = w.bella.call('createCampaign', { brandUid: w.luna, fields: marchFields })
  expect(await refusal(create)).toMatchObject({
    code: 'failed-precondition',
    message: 'Campaign expert support isn’t in your plan. Upgrade to Premium to use it.',
  })
})

it('begins with the tasks of its expert, who is notified', async () => {
  const w = await world()
  const uid = await emptyCampaign(w)
  const { tasks, version, currency } = await w.bella.call('getCampaign', { uid })
  expect({ version, currency }).toEqual({ version: 1, currency: 'GBP' })
  expect(tasks.map(({ kind, dueOn, doneAt }) => [kind, dueOn, doneAt])).toEqual([
    ['shortlist', '2026-03-04', null],
    ['outreach', '2026-03-09', null],
    ['review', '2026-03-16', null],
    ['report', '2026-04-06', null],
  ])
  expect((await w.eventsOf(uid)).map(({ kind }) => kind)).toEqual(['campaign.created'])
  const [mail] = await mailsTo(w, 'anna@example.test')
  expect(mail?.subject).toBe('Luna started the campaign “Quiet Tuesdays”')
})

it.each([
  [{ until: '2026-02-28' }, 'until', 'The last day can’t be before the first day.'],
  [{ until: '2027-03-02' }, 'until', 'A campaign can last up to a year. Choose an earlier last day.'],
  [
    { visits: null, deliverables: null, views: null },
    'visits',
    'Set at least one target, so you can see your progress.',
  ],
  [{ visits: 0 }, 'visits', 'Enter 1 or more, or leave it blank.'],
])('refuses %o', async (change, field, message) => {
  const w = await world()
  await givePlan(w, 'premium')
  const create = w.bella.call('createCampaign', { brandUid: w.luna, fields: { ...marchFields, ...change } })
  await expect(create).rejects.toMatchObject({
    code: 'invalid-argument',
    details: { fields: [{ field: `fields.${field}`, message }] },
  })
})

it('takes what every goal begins with', async () => {
  const w = await world()
  await givePlan(w, 'premium')
  for (const goal of goalIds)
    await w.bella.call('createCampaign', { brandUid: w.luna, fields: fieldsFor(goal, '2026-03-02') })
  const { rows } = await w.bella.call('listCampaigns', { brandUid: w.luna })
  expect(rows.map(({ goal }) => goal).toSorted()).toEqual(goalIds.toSorted())
})
