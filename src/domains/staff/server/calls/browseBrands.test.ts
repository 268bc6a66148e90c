import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { type Condition, sortsOf } from '../../../../kit/contract/table.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { listUnindexedSorts } from '../../../../world/list-indexes.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { staffCalls } from '../../contract.ts'
import { brandList } from '../../lists.ts'
import { brandsSql } from './browseBrands.ts'

describeCall(staffCalls.browseBrands, () => ({}))

const names = async (w: World, input: { where?: Condition[]; sort?: string; search?: string }) =>
  (await w.anna.call('browseBrands', input)).rows.map(({ name }) => name)

it('lists brands with their manager and their open requests', async () => {
  const w = await world()
  await requestedCollab(w)
  const { rows, count } = await w.anna.call('browseBrands', {})
  expect(rows).toMatchObject([
    { uid: w.luna, name: 'Luna', manager: { name: 'Anna' }, openRequests: 1, lastVisitAt: null },
    { uid: w.orso, name: 'Orso', manager: { name: 'Amir' }, openRequests: 0 },
  ])
  expect(count).toBeNull()
})

it('filters by is, is not, several, empty and days, and by several filters at once', async () => {
  const w = await world()
  await w.anna.call('labelBrand', { uid: w.luna, label: 'cs-engaged', on: true })
  const by = (...where: Condition[]) => names(w, { where })
  expect(await by({ field: 'manager', is: 'is', values: [w.anna.accountUid] })).toEqual(['Luna'])
  expect(await by({ field: 'manager', is: 'not', values: [w.anna.accountUid] })).toEqual(['Orso'])
  expect(await by({ field: 'labels', is: 'is', values: ['cs-engaged', 'dev-fake'] })).toEqual(['Luna'])
  expect(await by({ field: 'labels', is: 'empty', values: [] })).toEqual(['Orso'])
  expect(await by({ field: 'rag', is: 'not', values: ['red', 'black'] })).toEqual(['Luna', 'Orso'])
  await w.anna.call('setBrandRag', { uid: w.luna, rag: 'red', reason: 'Kitchen fire', until: '2026-03-20' })
  expect(await by({ field: 'fell', is: 'after', values: ['2026-02-25'] })).toEqual(['Luna'])
  expect(await by({ field: 'fell', is: 'empty', values: [] })).toEqual(['Orso'])
  expect(await by({ field: 'visited', is: 'filled', values: [] })).toEqual([])
  expect(await by({ field: 'created', is: 'before', values: ['2020-01-01'] })).toEqual([])
  expect(await by({ field: 'created', is: 'between', values: ['2100-01-01', '2020-01-01'] })).toEqual(['Luna', 'Orso'])
  const annas: Condition = { field: 'manager', is: 'is', values: [w.anna.accountUid] }
  expect(await by(annas, { field: 'labels', is: 'empty', values: [] })).toEqual([])
})

it('goes through all pages in any order that it offers, without a row twice or left out', async () => {
  const w = await world()
  for (const sort of sortsOf(brandList)) {
    const first = await w.anna.call('browseBrands', { sort, limit: 1 })
    const second = await w.anna.call('browseBrands', { sort, limit: 1, cursor: must(first.nextCursor) })
    expect([...first.rows, ...second.rows].map(({ name }) => name).toSorted()).toEqual(['Luna', 'Orso'])
    expect(second.nextCursor).toBeNull()
  }
  expect(await names(w, { sort: '-name' })).toEqual(['Orso', 'Luna'])
  const page = await w.anna.call('browseBrands', { sort: '-name', limit: 1 })
  const foreign = w.anna.call('browseBrands', { sort: 'city', cursor: must(page.nextCursor) })
  expect((await refusal(foreign)).code).toBe('invalid-argument')
})

it('counts what matches, and answers no rows with it', async () => {
  const w = await world()
  expect(await w.anna.call('browseBrands', { want: 'count' })).toEqual({ rows: [], nextCursor: null, count: 2 })
  expect((await w.anna.call('browseBrands', { want: 'count', search: '@lun' })).count).toBe(1)
})

it('refuses a filter or an order that the list does not have', async () => {
  const w = await world()
  const wrong = (input: object) => refusal(w.anna.callRaw('browseBrands', input))
  expect((await wrong({ where: [{ field: 'name', is: 'is', values: ['Luna'] }] })).code).toBe('invalid-argument')
  expect((await wrong({ where: [{ field: 'city', is: 'before', values: ['2026-01-01'] }] })).code).toBe(
    'invalid-argument',
  )
  expect((await wrong({ sort: 'manager' })).code).toBe('invalid-argument')
})

it('has an index for every order that it offers', async () => {
  expect(await listUnindexedSorts(await world(), brandsSql, brandList)).toEqual([])
})
