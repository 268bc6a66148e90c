import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { type Condition, sortsOf } from '../../../../kit/contract/table.ts'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { approvedAd, draftAd } from '../../../../world/ad-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { listUnindexedSorts } from '../../../../world/list-indexes.ts'
import { storyStart, type World, world } from '../../../../world/world.ts'
import { adColumns } from '../../columns.ts'
import { adCalls } from '../../contract.ts'
import { adsSql } from './listAds.ts'

describeCall(adCalls.listAds, () => ({}))

const is = (field: string, ...values: string[]): Condition => ({ field, is: 'is', values })
const names = async (w: World, ...where: Condition[]) =>
  (await w.anna.call('listAds', { where, sort: 'name' })).rows.map(({ name }) => name)

it('lists the newest first in pages, with what they were seen and clicked and what may be done', async () => {
  const w = await world()
  const first = await approvedAd(w)
  const drafts = [await draftAd(w, { name: 'b' }), await draftAd(w, { name: 'c' })]
  await w.alice.call('countAdEvent', { uid: first.uid, kind: 'view' })
  await w.olivia.call('countAdEvent', { uid: first.uid, kind: 'view' })
  await w.olivia.call('countAdEvent', { uid: first.uid, kind: 'click' })
  const page = await w.anna.call('listAds', { limit: 2 })
  expect(page.rows.map(({ uid }) => uid)).toEqual([must(drafts[1]).uid, must(drafts[0]).uid])
  expect(must(page.rows[0]).can.save).toBe(false)
  const next = await w.ada.call('listAds', { limit: 2, cursor: must(page.nextCursor) })
  expect(next.rows).toMatchObject([{ uid: first.uid, views: 2, clicks: 1, can: { pause: true, approve: false } }])
  expect(next.nextCursor).toBeNull()
  expect((await w.anna.call('listAds', { want: 'count' })).count).toBe(3)
})

it('filters by status as of now, by position, city, kind, views and dates, and searches the words', async () => {
  const w = await world()
  const { audience } = await draftAd(w, { name: 'draft' })
  const shown = await approvedAd(w, { name: 'shown', audience: { ...audience, cities: ['london'] } })
  await approvedAd(w, { name: 'later', startsAt: plus(storyStart, 5 * dayMs).toISOString() })
  await draftAd(w, { name: 'ours', house: true, position: 'brand-dashboard', endsAt: null, text: '100% of venues' })
  expect(await names(w, is('stand', 'running'))).toEqual(['shown'])
  expect(await names(w, is('stand', 'planned'))).toEqual(['later'])
  expect(await names(w, is('cities', 'london'))).toEqual(['shown'])
  expect(await names(w, is('house', 'true'), is('position', 'brand-dashboard'))).toEqual(['ours'])
  expect(await names(w, { field: 'ends', is: 'empty', values: [] })).toEqual(['ours'])
  await w.alice.call('countAdEvent', { uid: shown.uid, kind: 'view' })
  expect(await names(w, { field: 'views', is: 'min', values: ['1'] })).toEqual(['shown'])
  expect((await w.anna.call('listAds', { search: '100%' })).rows.map(({ name }) => name)).toEqual(['ours'])
  setClock(plus(storyStart, 11 * dayMs))
  expect(await names(w, is('stand', 'ended'))).toEqual(['later', 'shown'])
})

it('goes through all pages in any order that it offers', async () => {
  const w = await world()
  await draftAd(w, { name: 'a', priority: 1 })
  await draftAd(w, { name: 'b', priority: 1 })
  for (const sort of sortsOf(adColumns)) {
    const first = await w.anna.call('listAds', { sort, limit: 1 })
    const second = await w.anna.call('listAds', { sort, limit: 1, cursor: must(first.nextCursor) })
    expect([...first.rows, ...second.rows].map(({ name }) => name).toSorted()).toEqual(['a', 'b'])
  }
})

it('has an index for every order that it offers', async () => {
  expect(await listUnindexedSorts(await world(), adsSql(), adColumns)).toEqual([])
})
