import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, hourMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { completedCollab, deliverablesOf } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { trackedCollab } from '../../../../world/value-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { setTier } from '../../../plans/server/subscription.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { analyticsCalls, timelineSteps } from '../../contract.ts'
import { makeBrand } from '../../../organisations/server/build.ts'
import { follow } from '../../../value/server/clicks.ts'
import { setInfluencer } from '../../../profiles/server/build.ts'

const put = (w: World, tier: 'basic' | 'starter' | 'professional') =>
  w.tx(async (tx) => setTier(tx, (await getBrand(tx, w.luna)).orgUid, tier))
const analytics = (w: World, days: 30 | 90 | 365 = 30) => w.bella.call('getAnalytics', { brandUid: w.luna, days })
const none = { views: null, reach: null, likes: null, comments: null, saves: null, shares: null, clicks: null }

describeCall(analyticsCalls.getAnalytics, async (w) => {
  await put(w, 'starter')
  return { brandUid: w.luna, days: 90 }
})

it('is refused on the basic plan, and says which one has it', async () => {
  const w = await world()
  await put(w, 'basic')
  expect(await refusal(analytics(w))).toMatchObject({
    code: 'failed-precondition',
    message: 'Analytics isn’t in your plan. Upgrade to Starter or above to use it.',
  })
})

it('counts each step of the way once, and deliverables without insights as missing', async () => {
  const w = await world()
  await put(w, 'starter')
  const [reel] = await deliverablesOf(w.alice, await completedCollab(w))
  await w.alice.call('addInsights', { uid: must(reel, 'reel').uid, kind: 'day-7', ...none, views: 1_200, saves: 40 })
  setClock(plus(now(), hourMs))
  const seen = await analytics(w)
  expect(seen.funnel.map(({ step, now: count }) => [step, count])).toEqual([
    ['requests', 1],
    ['approved', 1],
    // Nobody ticked her in, but content came of it: as on the Value page, she was there.
    ['visited', 1],
    ['delivered', 1],
    ['published', 1],
  ])
  expect(seen.now).toMatchObject({ deliverables: 2, withInsights: 1, views: 1_200, saves: 40, likes: null })
  expect(seen.platforms).toEqual([{ name: 'instagram', deliverables: 2, withInsights: 1, views: 1_200, saves: 40 }])
  expect(seen.formats.map(({ name, views }) => [name, views])).toEqual([
    ['reel', 1_200],
    ['post', null],
  ])
  expect(seen).toMatchObject({
    influencers: null,
    weekdays: null,
    cities: null,
    locked: 'Advanced reporting isn’t in your plan. Upgrade to Professional or above to use it.',
  })
  await put(w, 'professional')
  expect(await analytics(w)).toMatchObject({
    influencers: [{ name: expect.stringContaining(' @alice.eats'), deliverables: 2 }],
    weekdays: [{ deliverables: 2 }],
    cities: [{ name: 'london', deliverables: 2, withInsights: 1, views: 1_200, saves: 40 }],
    locked: null,
  })
  expect(seen.medianDays).toMatchObject({ answer: 0, visit: expect.any(Number), published: 0 })
  expect(seen.timeline.reduce((sum, { views }) => sum + (views ?? 0), 0)).toBe(1_200)
  // Nobody looked at a post on the other days: what it gained then isn’t known.
  expect(seen.timeline.filter(({ views }) => views !== null)).toHaveLength(1)
})

it('counts who was invited like who asked, and times only answers of the brand', async () => {
  const w = await world()
  await put(w, 'starter')
  const { uid: briefUid } = await liveBrief(w)
  const { uid } = await w.bella.call('inviteInfluencer', { briefUid, influencerUid: w.aliceInfluencer })
  setClock(plus(now(), dayMs))
  await w.alice.call('approveCollab', { uid, version: 1 })
  setClock(plus(now(), hourMs))
  const { funnel, medianDays } = await analytics(w)
  expect(funnel.slice(0, 2).map(({ now: count }) => count)).toEqual([1, 1])
  expect(medianDays.answer).toBeNull()
})

it('tells people of the same name apart', async () => {
  const w = await world()
  await put(w, 'professional')
  await completedCollab(w)
  await w.tx(async (tx) => setInfluencer(tx, w.aliceInfluencer, { name: 'Sam' }))
  setClock(plus(now(), hourMs))
  expect((await analytics(w)).influencers).toMatchObject([{ name: 'Sam @alice.eats', deliverables: 2 }])
})

it('moves what is older into the period before, and then out of sight', async () => {
  const w = await world()
  await put(w, 'starter')
  await completedCollab(w)
  setClock(plus(now(), 31 * dayMs))
  expect((await analytics(w)).funnel.at(-1)).toMatchObject({ step: 'published', now: 0, before: 1 })
  expect((await analytics(w)).before.deliverables).toBe(2)
  setClock(plus(now(), 31 * dayMs))
  expect((await analytics(w)).funnel.at(-1)).toMatchObject({ step: 'published', now: 0, before: 0 })
  expect((await analytics(w, 90)).now.deliverables).toBe(2)
})

it('looks at a period of one’s own, on the venue’s calendar, with advanced reporting', async () => {
  const w = await world()
  await put(w, 'professional')
  await completedCollab(w)
  const own = (from: string, until: string) =>
    w.bella.call('getAnalytics', { brandUid: w.luna, days: 90, own: { from, until } })
  expect(await own('2026-03-01', '2026-03-31')).toMatchObject({
    from: '2026-03-01T00:00:00.000Z',
    // Summer time has begun.
    until: '2026-03-31T23:00:00.000Z',
    now: { deliverables: 2 },
    before: { deliverables: 0 },
  })
  expect(await own('2026-04-01', '2026-04-30')).toMatchObject({ now: { deliverables: 0 }, before: { deliverables: 2 } })
  expect(await refusal(own('2026-03-31', '2026-03-01'))).toMatchObject({
    message: 'The period ends before it begins. Choose a later end date.',
  })
  await put(w, 'starter')
  expect(await refusal(own('2026-03-01', '2026-03-31'))).toMatchObject({
    code: 'failed-precondition',
    message: 'Advanced reporting isn’t in your plan. Upgrade to Professional or above to use it.',
  })
})

it('compares the venues that somebody belongs to, and only those', async () => {
  const w = await world()
  await put(w, 'professional')
  await completedCollab(w)
  setClock(plus(now(), hourMs))
  expect((await analytics(w)).venues).toEqual([])
  const { orgUid } = await getBrand(w.database.db, w.luna)
  const second = await w.tx((tx) =>
    makeBrand(tx, { name: 'Luna East', handle: 'lunaeast', ownerUid: w.bella.accountUid, orgUid }),
  )
  expect((await analytics(w)).venues).toMatchObject([
    { uid: w.luna, name: 'Luna', deliverables: 2 },
    { uid: second, name: 'Luna East', deliverables: 0 },
  ])
  expect((await w.ben.call('getAnalytics', { brandUid: w.luna, days: 30 })).venues).toEqual([])
  await put(w, 'starter')
  expect((await analytics(w)).venues).toBeNull()
})

it('has the same visits, views and clicks as every other page for the same period', async () => {
  const w = await world()
  const { link } = await trackedCollab(w)
  const visitor = { ip: '203.0.113.7', method: 'GET', headers: {} }
  const code = new URL(link.url).pathname.split('/').at(-1) ?? ''
  for (const nth of [1, 2])
    await follow(w, code, { ...visitor, agent: `Mozilla/5.0 (iPhone; nth ${nth}) Safari/604.1` })
  const days = { from: '2026-03-01', until: '2026-03-31' }
  const { now: value } = await w.bella.call('getValue', { brandUid: w.luna, ...days, by: 'collab' })
  expect(value).toMatchObject({ collabs: 1, views: 12_000, clicks: 2, withFigures: 1 })

  const seen = await w.bella.call('getAnalytics', { brandUid: w.luna, days: 90, own: days })
  const same = { views: value.views, clicks: value.clicks, collabs: value.collabs, withLink: value.withLink }
  expect(seen.now).toMatchObject({ ...same, withInsights: value.withFigures })
  expect(seen.timeline.reduce((sum, { visits }) => sum + visits, 0)).toBe(value.collabs)
  expect(seen.timeline.reduce((sum, { posts }) => sum + posts, 0)).toBe(value.published)
  expect(seen.best).toMatchObject([{ views: value.views, format: 'reel' }])
  for (const step of timelineSteps) {
    const { timeline } = await w.bella.call('getAnalytics', { brandUid: w.luna, days: 90, own: days, step })
    for (const count of ['visits', 'posts', 'views', 'viewsBefore'] as const)
      expect([step, count, sumOf(timeline, count)]).toEqual([step, count, sumOf(seen.timeline, count)])
  }

  const { rows } = await w.bella.call('listPublishedRows', { brandUid: w.luna, days: 90, own: days })
  expect(rows.reduce((sum, { views }) => sum + (views ?? 0), 0)).toBe(value.views)
  // March is over, so that it has a report; the dashboard counts from the beginning, and there was nothing before.
  setClock(new Date('2026-04-02T09:00:00Z'))
  const { now: report } = await w.bella.call('getMonthlyReport', { brandUid: w.luna, month: '2026-03' })
  expect(report).toMatchObject({ ...same, costMinor: value.costMinor })
  expect(await w.bella.call('getBrandSummary', { brandUid: w.luna })).toMatchObject({
    visits: value.collabs,
    views: value.views,
    deliverablesWithInsights: value.withFigures,
  })
})

it('tells who ended from who is still under way', async () => {
  const w = await world()
  await put(w, 'starter')
  const { uid: briefUid } = await liveBrief(w)
  await w.bella.call('inviteInfluencer', { briefUid, influencerUid: w.oliviaInfluencer })
  const invited = await w.bella.call('inviteInfluencer', { briefUid, influencerUid: w.aliceInfluencer })
  await w.alice.call('declineCollab', { uid: invited.uid, version: 1, reason: 'other' })
  setClock(plus(now(), hourMs))
  expect((await analytics(w)).funnel.slice(0, 2)).toMatchObject([
    { step: 'requests', now: 2, open: 1, lost: 1, endings: [{ outcome: 'declined', count: 1 }] },
    { step: 'approved', now: 0, open: 0, lost: 0, endings: [] },
  ])
})

const sumOf = (
  timeline: readonly Record<'visits' | 'posts' | 'views' | 'viewsBefore', number | null>[],
  count: 'visits' | 'posts' | 'views' | 'viewsBefore',
) => timeline.reduce((sum, part) => sum + (part[count] ?? 0), 0)

it('has days, weeks from the first day, or months of the calendar', async () => {
  const w = await world()
  await put(w, 'professional')
  const own = { from: '2026-01-20', until: '2026-03-03' }
  const parts = async (step: 'day' | 'week' | 'month' | null) => {
    const seen = await w.bella.call('getAnalytics', { brandUid: w.luna, days: 90, own, step })
    return { step: seen.step, parts: seen.timeline.map(({ from, until }) => [from, until]) }
  }
  expect((await parts('day')).parts).toHaveLength(43)
  expect((await parts('week')).parts.slice(0, 2)).toEqual([
    ['2026-01-20', '2026-01-26'],
    ['2026-01-27', '2026-02-02'],
  ])
  expect((await parts('week')).parts.at(-1)).toEqual(['2026-03-03', '2026-03-03'])
  expect(await parts('month')).toEqual({
    step: 'month',
    parts: [
      ['2026-01-20', '2026-01-31'],
      ['2026-02-01', '2026-02-28'],
      ['2026-03-01', '2026-03-03'],
    ],
  })
  expect((await parts(null)).step).toBe('week')
})

it('counts several venues together, and none that the caller doesn’t see', async () => {
  const w = await world()
  await put(w, 'starter')
  const other = await groupVenue(w, { name: 'Luna Nord' })
  const [reel] = await deliverablesOf(w.alice, await completedCollab(w))
  await w.alice.call('addInsights', { uid: must(reel, 'reel').uid, kind: 'day-7', ...none, views: 1_200, saves: 40 })
  setClock(plus(now(), hourMs))
  const asked = { brandUid: other, days: 30 } as const
  expect((await w.bella.call('getAnalytics', asked)).now).toMatchObject({ deliverables: 0 })
  const together = await w.bella.call('getAnalytics', { ...asked, venues: [other, w.luna] })
  expect(together.now).toMatchObject({ deliverables: 2, views: 1_200 })
  expect(together.funnel[0]).toMatchObject({ step: 'requests', now: 1 })
  expect(together.best.map(({ brandUid }) => brandUid)).toEqual([w.luna])
  const { rows } = await w.bella.call('listNumberRows', { ...asked, venues: [w.luna], own: null, by: 'all', name: '' })
  expect(rows.map(({ brandUid }) => brandUid)).toEqual([w.luna, w.luna])
  for (const venues of [[w.orso], [w.luna, other]])
    expect((await refusal(w.ben.call('getAnalytics', { brandUid: w.luna, days: 30, venues }))).code).toBe('not-found')
})
