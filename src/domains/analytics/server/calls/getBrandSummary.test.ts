import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { copyAnswered } from '../../../collabs/server/build.ts'
import { makeBrand } from '../../../organisations/server/build.ts'
import { setTier } from '../../../plans/server/subscription.ts'
import { setBrand } from '../../../profiles/server/build.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { completedCollab, deliveredCollab, deliverablesOf } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab, liveBrief } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { analyticsCalls } from '../../contract.ts'

describeCall(analyticsCalls.getBrandSummary, (w) => ({ brandUid: w.luna }))

const summary = (w: World) => w.bella.call('getBrandSummary', { brandUid: w.luna })
const none = { views: null, reach: null, likes: null, comments: null, saves: null, shares: null, clicks: null }

it('counts deliverables without insights as missing, never as zero views', async () => {
  const w = await world()
  const [reel] = await deliverablesOf(w.alice, await completedCollab(w))
  expect(await summary(w)).toMatchObject({
    publishedDeliverables: 2,
    deliverablesWithInsights: 0,
    views: null,
    usableDeliverables: 2,
  })
  await w.alice.call('addInsights', { uid: must(reel, 'reel').uid, kind: 'day-7', ...none, views: 1_200 })
  setClock(plus(now(), 20 * dayMs))
  await w.alice.call('addInsights', { uid: must(reel, 'reel').uid, kind: 'day-30', ...none, views: 2_000 })
  expect(await summary(w)).toMatchObject({ publishedDeliverables: 2, deliverablesWithInsights: 1, views: 2_000 })
})

it('leaves the free collabs of the month, on the organisation’s clock, and starts anew with the next', async () => {
  const w = await world()
  await w.tx(async (tx) => setTier(tx, (await getBrand(tx, w.luna)).orgUid, 'professional'))
  expect((await summary(w)).freeCollabs).toEqual({
    left: 3,
    of: 3,
    resetsAt: '2026-03-31T23:00:00.000Z',
    perCollab: 5000,
    currency: 'GBP',
  })
  await deliveredCollab(w)
  expect((await summary(w)).freeCollabs).toMatchObject({ left: 2, of: 3 })
  setClock(new Date('2026-03-31T23:30:00Z'))
  expect((await summary(w)).freeCollabs).toMatchObject({ left: 3, of: 3, resetsAt: '2026-04-30T23:00:00.000Z' })
})

it('says how quickly requests are answered, and of similar venues nothing while they are few', async () => {
  const w = await world()
  await approvedCollab(w)
  expect((await summary(w)).answers).toEqual({ hours: 0, similarHours: null, similarVenues: 0 })
})

it('compares with five venues of its kind in its city or more, its own answers not among them', async () => {
  const w = await world()
  const { uid } = await approvedCollab(w)
  // A kind that no other test asks about: its answers are kept for a quarter of an hour.
  await w.tx((tx) => setBrand(tx, w.luna, { category: 'Other' }))
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) {
    const brandUid = await w.tx((tx) => makeBrand(tx, { name, category: 'Other', city: 'london' }))
    const copy = { uid: newUid('collab'), brandUid, influencerUid: w.oliviaInfluencer, hours: 4 }
    await copyAnswered(w.database.db, uid, copy)
  }
  expect((await summary(w)).answers).toEqual({ hours: 0, similarHours: 4, similarVenues: 5 })
})

it('tells of each live brief how it does', async () => {
  const w = await world()
  const { uid } = await liveBrief(w)
  const [brief] = (await summary(w)).briefs
  expect(brief).toMatchObject({ uid, views: 0, requests: 0, spotsLeft: 5, advice: null })
  expect(must(brief, 'brief').emptySlots).toBeGreaterThan(0)
  setClock(plus(now(), 15 * dayMs))
  expect(must((await summary(w)).briefs[0], 'brief').advice).toContain('No new requests in 14 days')
})

it('leads a new brand through its first steps, until somebody has come', async () => {
  const w = await world()
  const open = must((await summary(w)).firstSteps, 'first steps')
    .filter(({ done }) => !done)
    .map(({ key }) => key)
  expect(open).toEqual(['profile', 'photos', 'brief', 'availability'])
  await completedCollab(w)
  expect((await summary(w)).firstSteps === null || (await summary(w)).visits === 0).toBe(true)
})

it('is the brand’s own', async () => {
  const w = await world()
  expect((await refusal(w.oscar.call('getBrandSummary', { brandUid: w.luna }))).code).toBe('not-found')
})
