import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { type Condition, sortsOf } from '../../../../kit/contract/table.ts'
import { dayMs, hourMs, minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { completedCollab, deliveredCollab, deliverablesOf, visitedCollab } from '../../../../world/content-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { listUnindexedSorts } from '../../../../world/list-indexes.ts'
import { storySlot } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { staffCalls } from '../../contract.ts'
import { contentList, type ContentNeed } from '../../lists.ts'
import { contentSql } from './browseContent.ts'

describeCall(
  staffCalls.browseContent,
  async (w) => {
    await deliveredCollab(w)
    return {}
  },
  () => ({}),
)

const list = async (w: World, ...where: Condition[]) => (await w.anna.call('browseContent', { where })).rows
const is = (field: string, ...values: string[]): Condition => ({ field, is: 'is', values })
const countOf = async (w: World, need: ContentNeed) => (await list(w, is('needs', need))).length

it('lists what is in review with its picture, both sides and the deadline', async () => {
  const w = await world()
  const collabUid = await deliveredCollab(w)
  const rows = await list(w, is('type', 'post'))
  expect(rows).toMatchObject([
    {
      type: 'post',
      state: 'in-review',
      needs: [],
      collab: { uid: collabUid, stage: 5, outcome: 'open' },
      brand: { name: 'Luna', city: 'london' },
      creator: { name: 'Alice Moreau' },
      manager: { name: 'Anna' },
      approvedAt: null,
      views: null,
      toVerify: [],
    },
  ])
  expect(must(rows[0]).cover?.picture).toContain('.')
  setClock(plus(new Date(must(must(rows[0]).autoApproveAt)), -47 * hourMs))
  expect(await countOf(w, 'review')).toBe(2)
  expect(await list(w, { field: 'needs', is: 'not', values: ['review'] })).toEqual([])
})

it('lists the content of one brand or of one creator', async () => {
  const w = await world()
  await deliveredCollab(w)
  const countFor = async (of: { brandUid?: string; influencerUid?: string }) =>
    (await w.anna.call('browseContent', { ...of, want: 'count' })).count
  expect(await countFor({ brandUid: w.luna })).toBe(2)
  expect(await countFor({ brandUid: w.orso })).toBe(0)
  expect(await countFor({ influencerUid: w.aliceInfluencer })).toBe(2)
  expect(await countFor({ influencerUid: w.oliviaInfluencer })).toBe(0)
  expect(await countFor({ brandUid: w.luna, influencerUid: w.oliviaInfluencer })).toBe(0)
})

it('finds content that is overdue, and not what was sent back for changes', async () => {
  const w = await world()
  await visitedCollab(w)
  expect((await list(w)).map(({ state }) => state)).toEqual(['to-upload', 'to-upload'])
  expect(await countOf(w, 'overdue')).toBe(0)
  setClock(plus(storySlot, 14 * dayMs + minuteMs))
  expect(await countOf(w, 'overdue')).toBe(2)
  const later = await world()
  const [reel] = await deliverablesOf(later.bella, await deliveredCollab(later))
  const { uid, version } = must(reel)
  await later.bella.call('requestChanges', { uid, version, text: 'Show the soup.' })
  expect((await list(later, is('state', 'changes-requested'))).map((row) => row.rounds)).toEqual([1])
})

it('finds posts without insights, insights to verify, and rights about to end', async () => {
  const w = await world()
  const collabUid = await completedCollab(w)
  expect([await countOf(w, 'no-insights'), await countOf(w, 'verify')]).toEqual([2, 0])
  const [reel] = await deliverablesOf(w.alice, collabUid)
  const { uid } = must(reel)
  const none = { reach: null, likes: null, comments: null, saves: null, shares: null, clicks: null }
  await w.alice.call('addInsights', { uid, kind: 'day-7', views: 900, ...none })
  expect(await list(w, is('needs', 'verify'))).toMatchObject([{ uid, views: 900, toVerify: ['day-7'] }])
  expect(await list(w, { field: 'views', is: 'min', values: ['901'] })).toEqual([])
  expect((await w.anna.call('browseContent', { sort: '-views' })).rows.map(({ views }) => views)).toEqual([900, null])
  await w.anna.call('verifyInsights', { uid, kind: 'day-7' })
  expect([await countOf(w, 'no-insights'), await countOf(w, 'verify')]).toEqual([1, 0])
  const until = must((await list(w))[0]?.rightsUntil)
  expect(await countOf(w, 'rights')).toBe(0)
  setClock(plus(new Date(until), -29 * dayMs))
  expect(await countOf(w, 'rights')).toBe(2)
  setClock(plus(new Date(until), minuteMs))
  expect(await countOf(w, 'rights')).toBe(0)
})

it('filters by what stands in other tables, and searches by names, handle and title', async () => {
  const w = await world()
  await deliveredCollab(w)
  const today = now().toISOString().slice(0, 10)
  const count = async (...where: Condition[]) => (await list(w, ...where)).length
  expect(await count(is('city', 'london'), is('manager', must(w.anna.accountUid)), is('platform', 'instagram'))).toBe(2)
  expect(await count(is('city', 'paris'))).toBe(0)
  expect(await count({ field: 'submitted', is: 'between', values: [today, today] })).toBe(2)
  expect(await count({ field: 'published', is: 'filled', values: [] })).toBe(0)
  const found = async (search: string) => (await w.anna.call('browseContent', { search, want: 'count' })).count
  expect([await found('lun'), await found('@alice'), await found('moreau'), await found('100%')]).toEqual([2, 2, 2, 0])
})

it('goes through all pages in any order that it offers', async () => {
  const w = await world()
  await deliveredCollab(w)
  for (const sort of sortsOf(contentList)) {
    const first = await w.anna.call('browseContent', { sort, limit: 1 })
    const second = await w.anna.call('browseContent', { sort, limit: 1, cursor: must(first.nextCursor) })
    expect(new Set([...first.rows, ...second.rows].map(({ uid }) => uid)).size).toBe(2)
    expect(second.nextCursor).toBeNull()
  }
})

it('has an index for every order that it offers', async () => {
  expect(await listUnindexedSorts(await world(), contentSql, contentList)).toEqual([])
})

const orgOf = async (w: World) => (await getBrand(w.database.db, w.luna)).orgUid

it('filters by brands, creators and organisations', async () => {
  const w = await world()
  await deliveredCollab(w)
  const all = (await list(w)).length
  expect(await list(w, is('brand', w.luna), is('organisation', await orgOf(w)))).toHaveLength(all)
  expect(await list(w, is('influencer', w.aliceInfluencer))).toHaveLength(all)
  expect(await list(w, is('influencer', w.oliviaInfluencer))).toEqual([])
  expect(await list(w, { field: 'influencer', is: 'not', values: [w.aliceInfluencer] })).toEqual([])
})
