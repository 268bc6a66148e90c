import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { campaignWithBrief, emptyCampaign, marchFields, runningCampaign } from '../../../../world/campaign-stories.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { world } from '../../../../world/world.ts'
import { campaignCalls } from '../../contract.ts'

describeCall(campaignCalls.getCampaign, async (w) => ({ uid: await emptyCampaign(w) }))

it('is part of campaign expert support', async () => {
  const w = await world()
  const uid = await emptyCampaign(w)
  await givePlan(w, 'professional')
  expect(await refusal(w.bella.call('getCampaign', { uid }))).toMatchObject({
    message: 'Campaign expert support isn’t in your plan. Upgrade to Premium to use it.',
  })
})

it('counts the same as the value page, by brief, and says what helps where it is behind', async () => {
  const w = await world()
  const { uid, briefUid, collabUid } = await runningCampaign(w)
  const campaign = await w.bella.call('getCampaign', { uid })
  const value = await w.bella.call('getValue', {
    brandUid: w.luna,
    from: '2026-03-01',
    until: '2026-03-31',
    by: 'brief',
  })
  expect(campaign.summary).toEqual(value.now)
  expect(campaign.costMinor).toBe(value.now.costMinor)
  expect(campaign.briefRows).toMatchObject([{ uid: briefUid, summary: value.now }])
  expect(campaign).toMatchObject({ state: 'running', today: '2026-03-21', best: { collabUid, views: 12_000 } })
  expect(campaign.standings).toMatchObject([
    { metric: 'visits', actual: 1, expected: 6, pace: 'behind', forecast: 2, advice: { step: 'invite' } },
    { metric: 'deliverables', actual: 2, expected: 1, pace: 'on-pace', advice: null },
    { metric: 'views', actual: 12_000, pace: 'reached', advice: null },
  ])
})

it('counts visits of its own days alone', async () => {
  const w = await world()
  const { uid } = await runningCampaign(w)
  const until = (last: string, version: number) =>
    w.bella.call('updateCampaign', { uid, version, fields: { ...marchFields, until: last } })
  await until('2026-03-10', 1)
  expect((await w.bella.call('getCampaign', { uid })).summary.collabs).toBe(1)
  await until('2026-03-09', 2)
  expect((await w.bella.call('getCampaign', { uid })).summary).toMatchObject({ collabs: 0, views: null, costMinor: 0 })
})

it('knows the requests and booked visits of its briefs', async () => {
  const w = await world()
  const { uid, briefUid } = await campaignWithBrief(w)
  const apply = { briefUid, influencerUid: w.aliceInfluencer, message: '' }
  const collab = await w.alice.call('applyToBrief', apply)
  setClock(new Date('2026-03-21T10:00:00Z'))
  const of = async () => w.bella.call('getCampaign', { uid })
  expect(await of()).toMatchObject({
    briefRows: [{ requests: 1, booked: 0 }],
    standings: [{ advice: { step: 'requests', text: 'Reply to 1 request.' } }, {}, {}],
  })
  setClock(new Date('2026-03-03T10:00:00Z'))
  const approved = await w.bella.call('approveCollab', { uid: collab.uid, version: collab.version })
  await w.alice.call('scheduleVisit', {
    uid: collab.uid,
    version: approved.version,
    startsAt: '2026-03-10T15:00:00.000Z',
    guests: 1,
  })
  expect(await of()).toMatchObject({ briefRows: [{ requests: 0, booked: 1 }] })
})

it('shows everyone what they may do', async () => {
  const w = await world()
  const uid = await emptyCampaign(w)
  const can = async (person: typeof w.bella) => (await person.call('getCampaign', { uid })).can
  expect(await can(w.ben)).toEqual({ edit: true, askExpert: true, manageTasks: false })
  expect(await can(w.anna)).toEqual({ edit: true, askExpert: false, manageTasks: true })
  expect(await can(w.amir)).toEqual({ edit: false, askExpert: false, manageTasks: false })
})
