import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { emptyCampaign, marchFields, runningCampaign, secondVenue } from '../../../../world/campaign-stories.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { world } from '../../../../world/world.ts'
import { campaignCalls } from '../../contract.ts'

describeCall(campaignCalls.listCampaigns, async (w) => {
  await emptyCampaign(w)
  return { brandUid: w.luna }
})

it('is part of campaign expert support, for our team as well', async () => {
  const w = await world()
  await emptyCampaign(w)
  await givePlan(w, 'professional')
  for (const person of [w.bella, w.anna, w.ada])
    expect(await refusal(person.call('listCampaigns', { brandUid: w.luna }))).toEqual({
      code: 'failed-precondition',
      message: 'Campaign expert support isn’t in your plan. Upgrade to Premium to use it.',
    })
})

it('tells how far each is, running ones first', async () => {
  const w = await world()
  const { uid } = await runningCampaign(w)
  const create = (name: string, from: string, until: string) =>
    w.bella.call('createCampaign', { brandUid: w.luna, fields: { ...marchFields, name, from, until } })
  await create('Spring', '2026-05-01', '2026-05-31')
  await create('Winter', '2026-01-01', '2026-02-01')
  const { rows } = await w.ben.call('listCampaigns', { brandUid: w.luna })
  expect(rows.map(({ name, state }) => [name, state])).toEqual([
    ['Quiet Tuesdays', 'running'],
    ['Spring', 'planned'],
    ['Winter', 'ended'],
  ])
  expect(rows[0]).toMatchObject({ uid, briefs: 1, standings: [{ metric: 'visits', actual: 1, target: 10 }, {}, {}] })
  // February's period has none of it.
  expect(rows[2]?.standings[0]).toMatchObject({ actual: 0, pace: 'missed' })
})

it('shows those of other venues of the organisation to those who belong to them', async () => {
  const w = await world()
  await emptyCampaign(w)
  const nord = await secondVenue(w)
  await w.bella.call('createCampaign', { brandUid: nord, fields: { ...marchFields, name: 'Opening' } })
  const names = async (person: typeof w.bella) =>
    (await person.call('listCampaigns', { brandUid: w.luna })).rows.map(({ name }) => name)
  expect(await names(w.bella)).toEqual(expect.arrayContaining(['Opening', 'Quiet Tuesdays']))
  expect(await names(w.ben)).toEqual(['Quiet Tuesdays'])
  expect(await names(w.ada)).toHaveLength(2)
})
