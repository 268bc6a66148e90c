import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { setTier } from '../../../plans/server/subscription.ts'
import { makeBrand } from '../../../organisations/server/build.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { doorToken, scheduledCollab, scheduledStay, storyCheckIn, storySlot } from '../../../../world/stories.ts'
import { marchFields, runningCampaign } from '../../../../world/campaign-stories.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { deliverablesOf, deliveredCollab } from '../../../../world/content-stories.ts'
import { countedCollab, lunaCosts, trackedCollab } from '../../../../world/value-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'
import { follow } from '../clicks.ts'

const period = { from: '2026-03-01', until: '2026-03-31' }

describeCall(valueCalls.getValue, async (w) => {
  await countedCollab(w)
  return { brandUid: w.luna, ...period, by: 'collab' }
})

it('is part of Professional', async () => {
  const w = await world()
  await countedCollab(w)
  await w.tx(async (tx) => setTier(tx, (await getBrand(tx, w.luna)).orgUid, 'starter'))
  expect(await refusal(w.bella.call('getValue', { brandUid: w.luna, ...period, by: 'collab' }))).toMatchObject({
    code: 'failed-precondition',
    message: 'ROI reporting isn’t in your plan. Upgrade to Professional or above to use it.',
  })
})

it('says what a booking cost and what came back, and only where bookings are known', async () => {
  const w = await world()
  const { token } = await trackedCollab(w)
  const value = () => w.bella.call('getValue', { brandUid: w.luna, ...period, by: 'creator' })
  expect((await value()).now).toMatchObject({
    collabs: 1,
    bookings: 0,
    withCode: 1,
    perBookingMinor: null,
    returnMinor: null,
    spentMinor: 0,
  })
  await w.bella.call('saveCostSettings', { brandUid: w.luna, ...lunaCosts })
  const nobody = await value()
  expect(nobody.now).toMatchObject({ returnMinor: 0, returnCostMinor: nobody.now.costMinor, withReturn: 1 })
  expect(nobody.rows[0]?.summary).toEqual(nobody.now)
  for (const key of ['tap-00001', 'tap-00002']) await w.anonymous.call('redeemAtDoor', { token, code: 'ALICE', key })
  const { now, before, rows } = await value()
  expect(now).toMatchObject({ bookings: 2, returnMinor: 4_000, returnCostMinor: now.costMinor })
  expect(now.perBookingMinor).toBe(Math.round((now.costMinor ?? 0) / 2))
  expect(before).toMatchObject({ collabs: 0, costMinor: 0, perThousandViewsMinor: null })
  expect(rows).toMatchObject([{ key: w.aliceInfluencer, summary: { costMinor: now.costMinor } }])
})

it('doesn’t know the bookings of a collab whose code came after the visit, until somebody used it', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  await w.bella.call('saveCostSettings', { brandUid: w.luna, ...lunaCosts })
  const value = async () => (await w.bella.call('getValue', { brandUid: w.luna, ...period, by: 'collab' })).now
  const unknown = await value()
  expect(unknown).toMatchObject({ bookings: null, withCode: 0, spentMinor: null, returnMinor: null })
  await w.bella.call('createBookingCode', { collabUid, code: 'LATE' })
  expect(await value()).toEqual(unknown)
  await w.anonymous.call('redeemAtDoor', { token: await doorToken(w), code: 'LATE', key: 'tap-00001' })
  expect(await value()).toMatchObject({ bookings: 1, withCode: 1, returnMinor: 2_000 })
})

it.each(['collab', 'creator', 'brief', 'venue', 'deliverable'] as const)('adds up by %s to the whole', async (by) => {
  const w = await world()
  await countedCollab(w)
  const { now, rows } = await w.bella.call('getValue', { brandUid: w.luna, ...period, by, all: true })
  expect(rows.reduce((total, { summary }) => total + (summary.costMinor ?? 0), 0)).toBe(now.costMinor)
  expect(rows.reduce((total, { summary }) => total + (summary.views ?? 0), 0)).toBe(12_000)
})

it('counts the clicks of a deliverable’s own link for it, and the others apart', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  const [reel, story] = await deliverablesOf(w.alice, collabUid)
  const link = { collabUid, target: 'https://luna-london.com/book' }
  const ofReel = await w.bella.call('createTrackedLink', { ...link, deliverableUid: must(reel).uid })
  const ofAll = await w.bella.call('createTrackedLink', link)
  for (const [url, person] of [
    [ofReel.url, 1],
    [ofReel.url, 2],
    [ofAll.url, 3],
  ] as const)
    await follow(w, must(new URL(url).pathname.split('/').at(-1)), {
      ip: `203.0.113.${person}`,
      method: 'GET',
      headers: {},
      agent: 'Mozilla/5.0 (iPhone) Safari/604.1',
    })
  const { now: total, rows } = await w.bella.call('getValue', { brandUid: w.luna, ...period, by: 'deliverable' })
  expect(total.clicks).toBe(3)
  const half = Math.ceil((total.costMinor ?? 0) / 2)
  const clicks = Object.fromEntries(rows.map(({ key, summary }) => [key, [summary.clicks, summary.perClickMinor]]))
  expect(clicks).toMatchObject({ [must(story).uid]: [null, null], rest: [1, null] })
  expect(clicks[must(reel).uid]?.[0]).toBe(2)
  expect(Math.abs((clicks[must(reel).uid]?.[1] ?? 0) * 2 - half)).toBeLessThan(3)
})

it('counts venues together in the currency of the oldest, whichever of them one looks from', async () => {
  const w = await world()
  await countedCollab(w)
  const { orgUid } = await getBrand(w.database.db, w.luna)
  setClock(plus(now(), dayMs))
  const paris = await w.tx((tx) => makeBrand(tx, { name: 'Lune', orgUid, ownerUid: w.bella.accountUid, city: 'paris' }))
  const from = (brandUid: string, all: boolean) =>
    w.bella.call('getValue', { brandUid, ...period, by: 'venue', all }).then(({ currency, now }) => ({ currency, now }))
  const together = await from(w.luna, true)
  expect(together.currency).toBe('GBP')
  expect(await from(paris, true)).toEqual(together)
  expect((await from(paris, false)).currency).toBe('EUR')
})

it('counts by campaign what each campaign’s own page counts, and what is in none apart', async () => {
  const w = await world()
  const { uid, briefUid } = await runningCampaign(w)
  const look = () => w.bella.call('getValue', { brandUid: w.luna, ...period, by: 'campaign' })
  const { summary } = await w.bella.call('getCampaign', { uid })
  expect(summary).toMatchObject({ collabs: 1, views: 12_000 })
  const row = { key: uid, name: 'Quiet Tuesdays', collabUid: null, origin: null, summary, before: null }
  expect((await look()).rows).toEqual([row])
  const fields = { ...marchFields, name: 'Spring' }
  const spring = await w.bella.call('createCampaign', { brandUid: w.luna, fields })
  await w.bella.call('addCampaignBriefs', { uid: spring.uid, briefUids: [briefUid] })
  const both = await look()
  expect(both.rows.map(({ name }) => name).toSorted()).toEqual(['Quiet Tuesdays', 'Spring'])
  expect(both.rows.map((row) => row.summary)).toEqual([summary, summary])
  expect(both.now).toEqual(summary)
  await w.bella.call('deleteCampaign', { uid: spring.uid, version: 1 })
  await w.bella.call('updateCampaign', { uid, version: 1, fields: { ...marchFields, until: '2026-03-09' } })
  expect((await look()).rows).toMatchObject([{ key: 'none', name: 'Not in a campaign', summary }])
})

it('names by campaign only those that the caller may see, where the plan has them', async () => {
  const w = await world()
  const { uid, briefUid } = await runningCampaign(w)
  await w.bella.call('deleteCampaign', { uid, version: 1 })
  const { orgUid } = await getBrand(w.database.db, w.luna)
  const bar = await w.tx((tx) => makeBrand(tx, { name: 'Luna Bar', orgUid, ownerUid: w.bella.accountUid }))
  const made = await w.bella.call('createCampaign', { brandUid: bar, fields: marchFields })
  await w.bella.call('addCampaignBriefs', { uid: made.uid, briefUids: [briefUid] })
  const keys = async (person: typeof w.bella) => {
    const { rows } = await person.call('getValue', { brandUid: w.luna, ...period, by: 'campaign' })
    return rows.map(({ key }) => key)
  }
  expect([await keys(w.bella), await keys(w.anna), await keys(w.ben)]).toEqual([[made.uid], [made.uid], ['others']])
  await givePlan(w, 'professional')
  expect(await refusal(keys(w.bella))).toMatchObject({
    message: 'Campaign expert support isn’t in your plan. Upgrade to Premium to use it.',
  })
  const { hasCampaigns } = await w.bella.call('getValue', { brandUid: w.luna, ...period, by: 'brief' })
  expect(hasCampaigns).toBe(false)
})

it('leaves a sum in a currency without a rate out, and says so', async () => {
  const w = await world()
  await countedCollab(w)
  await w.bella.call('saveCostSettings', { brandUid: w.luna, ...lunaCosts, currency: 'EUR' })
  const value = async () => (await w.bella.call('getValue', { brandUid: w.luna, ...period, by: 'collab' })).now
  expect(await value()).toMatchObject({ withoutRate: 1, costMinor: null })
  await w.ada.call('saveDayRates', { rates: [{ currency: 'EUR', day: '2026-02-01', micro: 1_200_000 }] })
  expect(await value()).toMatchObject({ withoutRate: 0, costMinor: expect.any(Number) })
  const { currency, converted } = await w.bella.call('getValue', { brandUid: w.luna, ...period, by: 'collab' })
  expect([currency, converted]).toEqual(['EUR', ['GBP']])
})

it('puts each row beside its visits of the period before, and keeps rows that had visits only then', async () => {
  const w = await world()
  await countedCollab(w)
  const april = { from: '2026-04-01', until: '2026-04-30' }
  const rowsOf = async (by: 'brief' | 'collab', days: typeof april) =>
    (await w.bella.call('getValue', { brandUid: w.luna, ...days, by })).rows
  const [march] = await rowsOf('brief', period)
  expect(march).toMatchObject({ summary: { collabs: 1, views: 12_000 }, before: null })
  expect(await rowsOf('brief', april)).toMatchObject([
    { key: march?.key, summary: { collabs: 0, costMinor: 0, views: null }, before: march?.summary },
  ])
  expect(await rowsOf('collab', april)).toEqual([])
})

it('shows the visits of one row alone, with their sums', async () => {
  const w = await world()
  const { uid } = await runningCampaign(w)
  const look = (by: 'creator' | 'venue' | 'campaign', key: string, who = w.bella) =>
    who.call('getValue', { brandUid: w.luna, ...period, by: 'collab', within: { by, key } })
  const whole = await w.bella.call('getValue', { brandUid: w.luna, ...period, by: 'collab' })
  expect(await look('creator', w.aliceInfluencer)).toMatchObject({
    within: expect.stringContaining('Alice Moreau'),
    now: whole.now,
    rows: whole.rows,
  })
  expect(await look('campaign', uid)).toMatchObject({ within: 'Quiet Tuesdays', now: whole.now })
  const other = await look('creator', w.oliviaInfluencer)
  expect(other).toMatchObject({ within: null, now: { collabs: 0 }, rows: [] })
})

it('refuses a period that is upside down', async () => {
  const w = await world()
  await countedCollab(w)
  const asked = { brandUid: w.luna, from: '2026-03-31', until: '2026-03-01', by: 'collab' } as const
  expect(await refusal(w.bella.call('getValue', asked))).toMatchObject({
    message: 'The period ends before it begins. Choose a later end date.',
  })
})

it('counts what was agreed and not delivered, and what of it is late', async () => {
  const w = await world()
  await w.tx(async (tx) => setTier(tx, (await getBrand(tx, w.luna)).orgUid, 'professional'))
  const token = await doorToken(w)
  await scheduledCollab(w)
  setClock(storySlot)
  const { visits } = await w.anonymous.call('getDoorPage', { token })
  await w.anonymous.call('tickDoor', { token, visitUid: visits[0]?.uid ?? '', mark: 'arrived' })
  const value = async () => (await w.bella.call('getValue', { brandUid: w.luna, ...period, by: 'collab' })).now
  expect(await value()).toMatchObject({ agreed: 2, undelivered: 2, overdue: 0, deliverables: 0, withFigures: 0 })
  setClock(plus(now(), 60 * dayMs))
  expect(await value()).toMatchObject({ undelivered: 2, overdue: 2 })
})

it('counts content as delivered while changes to it are requested, as the funnel does', async () => {
  const w = await world()
  await w.tx(async (tx) => setTier(tx, (await getBrand(tx, w.luna)).orgUid, 'professional'))
  const collabUid = await deliveredCollab(w)
  const reel = must((await deliverablesOf(w.bella, collabUid)).find(({ type }) => type === 'reel'))
  await w.bella.call('requestChanges', { uid: reel.uid, version: reel.version, text: 'Show the hearth first.' })
  const value = await w.bella.call('getValue', { brandUid: w.luna, ...period, by: 'collab' })
  expect(value.now).toMatchObject({ collabs: 1, agreed: 2, undelivered: 0, overdue: 0, deliverables: 0 })
  const { funnel } = await w.bella.call('getAnalytics', { brandUid: w.luna, days: 90 })
  expect(funnel.find(({ step }) => step === 'delivered')?.now).toBe(1)
})

it('counts what a stay is worth by its nights', async () => {
  const w = await world()
  await w.tx(async (tx) => setTier(tx, (await getBrand(tx, w.luna)).orgUid, 'professional'))
  const { visit } = await scheduledStay(w)
  setClock(plus(storyCheckIn, 60_000))
  await w.anonymous.call('tickDoor', { token: await doorToken(w), visitUid: visit?.uid ?? '', mark: 'arrived' })
  const { now: worth } = await w.bella.call('getValue', { brandUid: w.luna, ...period, by: 'collab' })
  const night = 12_000
  expect(worth).toMatchObject({ collabs: 1, costMinor: 2 * night })
})
