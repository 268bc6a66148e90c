import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { must, one } from '../../../../kit/contract/must.ts'
import { dayMs, hourMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { completedCollab, deliverablesOf } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { collabs } from '../../../collabs/server/tables.ts'
import { setTier } from '../../../plans/server/subscription.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { analyticsCalls } from '../../contract.ts'
import { deliverables } from '../../../content/server/tables.ts'
import { makeBrand } from '../../../organisations/server/build.ts'
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
    message: 'Analytics is included in Starter and above.',
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
    // Nobody ticked her in.
    ['visited', 0],
    ['delivered', 1],
    ['published', 1],
  ])
  expect(seen.now).toMatchObject({ deliverables: 2, withInsights: 1, views: 1_200, saves: 40, likes: null })
  expect(seen.platforms).toEqual([{ name: 'instagram', deliverables: 2, withInsights: 1, views: 1_200, saves: 40 }])
  expect(seen.formats.map(({ name, views }) => [name, views])).toEqual([
    ['reel', 1_200],
    ['post', 0],
  ])
  expect(seen).toMatchObject({
    influencers: null,
    weekdays: null,
    locked: 'Advanced reporting is included in Professional and above.',
  })
  await put(w, 'professional')
  expect(await analytics(w)).toMatchObject({
    influencers: [{ name: expect.stringContaining(' @alice.eats'), deliverables: 2 }],
    weekdays: [{ deliverables: 2 }],
    locked: null,
  })
  expect(seen.medianDays).toEqual({ answer: 0, visit: null, content: null, published: 0 })
  expect(seen.timeline.reduce((sum, { views }) => sum + views, 0)).toBe(1_200)
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
  await w.tx(async (tx) => {
    for (const uid of [w.aliceInfluencer, w.oliviaInfluencer]) await setInfluencer(tx, uid, { name: 'Sam' })
    const deliverable = one(await tx.select().from(deliverables).limit(1))
    const collab = one(await tx.select().from(collabs).where(eq(collabs.uid, deliverable.collabUid)))
    const theirs = { ...collab, uid: `${collab.uid.slice(0, -1)}0`, influencerUid: w.oliviaInfluencer }
    await tx.insert(collabs).values(theirs)
    await tx.update(deliverables).set({ collabUid: theirs.uid }).where(eq(deliverables.uid, deliverable.uid))
  })
  setClock(plus(now(), hourMs))
  const { influencers } = await analytics(w)
  expect(must(influencers, 'influencers').map(({ name, deliverables }) => [name.split(' @')[0], deliverables])).toEqual(
    [
      ['Sam', 1],
      ['Sam', 1],
    ],
  )
})

it('moves what is older into the period before, and then out of sight', async () => {
  const w = await world()
  await put(w, 'starter')
  await completedCollab(w)
  setClock(plus(now(), 31 * dayMs))
  expect((await analytics(w)).funnel.at(-1)).toEqual({ step: 'published', now: 0, before: 1 })
  expect((await analytics(w)).before.deliverables).toBe(2)
  setClock(plus(now(), 31 * dayMs))
  expect((await analytics(w)).funnel.at(-1)).toEqual({ step: 'published', now: 0, before: 0 })
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
    message: 'The period ends before it begins. Choose a later last day.',
  })
  await put(w, 'starter')
  expect(await refusal(own('2026-03-01', '2026-03-31'))).toMatchObject({
    code: 'failed-precondition',
    message: 'Advanced reporting is included in Professional and above.',
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
