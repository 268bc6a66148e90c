import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { type Condition, sortsOf } from '../../../../kit/contract/table.ts'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { listUnindexedSorts } from '../../../../world/list-indexes.ts'
import { briefNearLuna, draftBrief, fillSpot, liveBrief, requestedCollab } from '../../../../world/stories.ts'
import { storyStart, type World, world } from '../../../../world/world.ts'
import { setBrand } from '../../../profiles/server/build.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { staffCalls } from '../../contract.ts'
import { briefList, type BriefNeed } from '../../lists.ts'
import { briefsSql } from './browseBriefs.ts'

describeCall(
  staffCalls.browseBriefs,
  () => ({}),
  () => ({}),
)

const list = async (w: World, ...where: Condition[]) => (await w.anna.call('browseBriefs', { where })).rows
const titles = async (w: World, ...where: Condition[]) => (await list(w, ...where)).map(({ card }) => card.title)
const is = (field: string, ...values: string[]): Condition => ({ field, is: 'is', values })
const needing = (w: World, need: BriefNeed) => titles(w, is('needs', need))

it('lists a brief with its manager, and how far it has come', async () => {
  const w = await world()
  const { brief } = await requestedCollab(w)
  expect(await list(w)).toMatchObject([
    {
      card: { uid: brief.uid, brandName: 'Luna' },
      status: 'live',
      manager: { name: 'Anna' },
      requests: 1,
      approved: 0,
    },
  ])
})

it('finds what is live without requests, ends soon, or is full', async () => {
  const w = await world()
  const { liveUntil } = (await liveBrief(w, { title: 'Quiet', maxCollabs: 1 })).content
  expect(await needing(w, 'no-requests')).toEqual([])
  setClock(plus(storyStart, 15 * dayMs))
  expect(await needing(w, 'no-requests')).toEqual(['Quiet'])
  expect(await titles(w, { field: 'needs', is: 'not', values: ['no-requests'] })).toEqual([])
  expect(await needing(w, 'ending')).toEqual([])
  setClock(plus(new Date(`${liveUntil}T00:00:00Z`), -7 * dayMs))
  expect(await needing(w, 'ending')).toEqual(['Quiet'])
  expect(await needing(w, 'full')).toEqual([])
  await fillSpot(w, must((await list(w))[0]).card.uid)
  expect(await needing(w, 'full')).toEqual(['Quiet'])
  expect(must((await list(w))[0]).needs).toContain('full')
})

it('finds what is live without a time that somebody could book', async () => {
  const w = await world()
  const { liveUntil } = (await liveBrief(w, { title: 'Open' })).content
  await draftBrief(w, { title: 'Draft' })
  expect(await needing(w, 'no-times')).toEqual([])
  expect(must((await list(w))[0]).card.nextSlot).not.toBeNull()
  setClock(new Date(`${liveUntil}T23:00:00Z`))
  expect(await needing(w, 'no-times')).toEqual(['Open'])
  expect(await list(w, is('needs', 'no-times'))).toMatchObject([{ card: { nextSlot: null } }])
})

it('filters, searches title and brand, and pages in any order that it offers', async () => {
  const w = await world()
  await draftBrief(w, { title: 'Draft 100%' })
  await liveBrief(w, { title: 'Live' })
  expect(await titles(w, is('status', 'live'), is('city', 'london'))).toEqual(['Live'])
  expect(await titles(w, is('manager', must(w.amir.accountUid)))).toEqual([])
  const found = async (search: string) => (await w.anna.call('browseBriefs', { search, want: 'count' })).count
  expect([await found('lun'), await found('0%'), await found('orso')]).toEqual([2, 1, 0])
  for (const sort of sortsOf(briefList)) {
    const first = await w.anna.call('browseBriefs', { sort, limit: 1 })
    const second = await w.anna.call('browseBriefs', { sort, limit: 1, cursor: must(first.nextCursor) })
    expect([...first.rows, ...second.rows].map(({ card }) => card.title).toSorted()).toEqual(['Draft 100%', 'Live'])
  }
})

it('sorts by brand, under the name that it has today, and by the spots that are taken', async () => {
  const w = await world()
  await liveBrief(w, { title: 'Dinner' })
  await briefNearLuna(w, 'Lunch')
  const by = async (sort: string) => (await w.anna.call('browseBriefs', { sort })).rows.map(({ card }) => card.title)
  expect([await by('brand'), await by('-brand')]).toEqual([
    ['Dinner', 'Lunch'],
    ['Lunch', 'Dinner'],
  ])
  await setBrand(w.database.db, w.luna, { name: 'Zest' })
  expect(await by('brand')).toEqual(['Lunch', 'Dinner'])
  const [lunch] = (await w.anna.call('browseBriefs', { search: 'lunch' })).rows
  await fillSpot(w, must(lunch).card.uid)
  expect(await by('-spots')).toEqual(['Lunch', 'Dinner'])
  expect(await titles(w, { field: 'spots', is: 'min', values: ['1'] })).toEqual(['Lunch'])
})

it('has an index for every order that it offers', async () => {
  expect(await listUnindexedSorts(await world(), briefsSql, briefList)).toEqual([])
})

it('lists those of one brand', async () => {
  const w = await world()
  const { brief } = await requestedCollab(w)
  const found = async (brandUid: string) =>
    (await w.anna.call('browseBriefs', { brandUid })).rows.map(({ card }) => card.uid)
  expect(await found(w.luna)).toEqual([brief.uid])
  expect(await found(w.orso)).toEqual([])
})

const orgOf = async (w: World) => (await getBrand(w.database.db, w.luna)).orgUid

it('filters by brands and organisations, and by creators who have a collab of them', async () => {
  const w = await world()
  await requestedCollab(w)
  const [title] = await titles(w)
  expect(await titles(w, is('brand', w.luna), is('organisation', await orgOf(w)))).toEqual([title])
  expect(await titles(w, is('influencer', w.aliceInfluencer))).toEqual([title])
  expect(await titles(w, is('influencer', w.oliviaInfluencer))).toEqual([])
  expect(await titles(w, { field: 'organisation', is: 'not', values: [await orgOf(w)] })).toEqual([])
})
