import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { type Condition, sortsOf } from '../../../../kit/contract/table.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { listUnindexedSorts } from '../../../../world/list-indexes.ts'
import { doorToken, requestedCollab, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { storyStart, type World, world } from '../../../../world/world.ts'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { setBrand } from '../../../profiles/server/build.ts'
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
  await w.anna.call('setRecordRag', { uid: w.luna, rag: 'red', reason: 'Kitchen fire', until: '2026-03-20' })
  expect(await by({ field: 'fell', is: 'after', values: ['2026-02-25'] })).toEqual(['Luna'])
  expect(await by({ field: 'fell', is: 'empty', values: [] })).toEqual(['Orso'])
  expect(await by({ field: 'visited', is: 'filled', values: [] })).toEqual([])
  expect(await by({ field: 'created', is: 'before', values: ['2020-01-01'] })).toEqual([])
  expect(await by({ field: 'created', is: 'between', values: ['2100-01-01', '2020-01-01'] })).toEqual(['Luna', 'Orso'])
  const annas: Condition = { field: 'manager', is: 'is', values: [w.anna.accountUid] }
  expect(await by(annas, { field: 'labels', is: 'empty', values: [] })).toEqual([])
})

it('says why a brand isn’t green and what to do next, and filters by both', async () => {
  const w = await world()
  await w.tx((tx) => setBrand(tx, w.luna, { customerStatus: 'activating' }))
  const late = { recordUid: w.luna, text: 'Call about photos', dueOn: '2026-03-05' }
  await w.anna.call('addRecordTask', { recordUid: w.luna, text: 'Send the deck', dueOn: '2026-03-20' })
  await w.anna.call('addRecordTask', late)
  setClock(plus(storyStart, 31 * dayMs))
  await w.anna.call('setRecordRag', { uid: w.luna, rag: 'green', reason: 'Refit until May', until: '2026-04-20' })
  const { rows } = await w.anna.call('browseBrands', { search: 'luna' })
  expect(rows[0]).toMatchObject({
    nextStep: { text: late.text, dueOn: late.dueOn, isLate: true },
    ragCauses: [{ kind: 'no-visit' }, { kind: 'no-live-brief' }, { kind: 'no-sign-in' }],
    rag: 'green',
    ragReason: 'Refit until May',
  })
  const by = (...where: Condition[]) => names(w, { where })
  expect(await by({ field: 'next', is: 'before', values: ['2026-03-06'] })).toEqual(['Luna'])
  expect(await by({ field: 'next', is: 'past', values: [] })).toEqual(['Luna'])
  expect(await by({ field: 'next', is: 'empty', values: [] })).toEqual(['Orso'])
  expect(await by({ field: 'causes', is: 'is', values: ['no-visit', 'payment-failed'] })).toEqual(['Luna'])
  expect(await by({ field: 'causes', is: 'not', values: ['no-visit'] })).toEqual(['Orso'])
  expect(await by({ field: 'causes', is: 'empty', values: [] })).toEqual(['Orso'])
  await w.anna.call('releaseRecordRag', { uid: w.luna })
  const [luna] = (await w.anna.call('browseBrands', { search: 'luna' })).rows
  expect(luna).toMatchObject({ rag: 'red', ragReason: null })
})

it('filters by days at a stage and by why a brand was lost, and sorts by those days', async () => {
  const w = await world()
  await w.anna.call('moveBrandStage', {
    uid: w.luna,
    move: { of: 'sales', to: 909, was: 1 },
    lost: { reason: 'price', note: '' },
  })
  setClock(plus(storyStart, 5 * dayMs))
  await w.amir.call('moveBrandStage', { uid: w.orso, move: { of: 'sales', to: 2, was: 1 } })
  const by = (...where: Condition[]) => names(w, { where })
  const days = (is: Condition['is'], ...values: string[]): Condition => ({ field: 'salesDays', is, values })
  expect(await by(days('min', '5'))).toEqual(['Luna'])
  expect(await by(days('max', '4'))).toEqual(['Orso'])
  expect(await by(days('between', '5', '0'))).toEqual(['Luna', 'Orso'])
  expect(await by(days('between', '1', '5'))).toEqual(['Luna'])
  expect(await by({ field: 'lost', is: 'is', values: ['price'] })).toEqual(['Luna'])
  expect(await by({ field: 'lost', is: 'empty', values: [] })).toEqual(['Orso'])
  expect(await names(w, { sort: '-salesDays' })).toEqual(['Luna', 'Orso'])
  expect(await names(w, { sort: 'salesDays' })).toEqual(['Orso', 'Luna'])
})

it('sorts by how far a brand is as a customer, not by the word for it', async () => {
  const w = await world()
  await w.anna.call('moveBrandStage', { uid: w.luna, move: { of: 'status', to: 'activating', was: 'prospect' } })
  expect(await names(w, { sort: 'status' })).toEqual(['Orso', 'Luna'])
  expect(await names(w, { sort: '-status' })).toEqual(['Luna', 'Orso'])
})

it('sorts by the requests that wait for an answer, as they come and are answered', async () => {
  const w = await world()
  const { uid, version } = await requestedCollab(w)
  expect(await names(w, { sort: '-requests' })).toEqual(['Luna', 'Orso'])
  expect(await names(w, { sort: 'requests' })).toEqual(['Orso', 'Luna'])
  expect(await names(w, { where: [{ field: 'requests', is: 'min', values: ['1'] }] })).toEqual(['Luna'])
  await w.bella.call('declineCollab', { uid, version, reason: 'dates' })
  const { rows } = await w.anna.call('browseBrands', { sort: 'requests' })
  expect(rows.map(({ openRequests }) => openRequests)).toEqual([0, 0])
})

it('sorts by the last visit, brands without one last either way round', async () => {
  const w = await world()
  const { visit } = await scheduledCollab(w)
  const token = await doorToken(w)
  setClock(storySlot)
  const { uid } = must(visit)
  await w.anonymous.call('tickDoor', { token, visitUid: uid, mark: 'arrived' })
  for (const sort of ['visited', '-visited']) expect(await names(w, { sort })).toEqual(['Luna', 'Orso'])
  const [luna] = (await w.anna.call('browseBrands', { sort: 'visited' })).rows
  expect(luna?.lastVisitAt).toBe(storySlot.toISOString())
})

it('sorts by what the account manager is called', async () => {
  const w = await world()
  expect(await names(w, { sort: 'manager' })).toEqual(['Orso', 'Luna'])
  expect(await names(w, { sort: '-manager' })).toEqual(['Luna', 'Orso'])
  await w.ada.call('assignBrands', { brandUids: [w.luna], accountUid: must(w.amir.accountUid) })
  await w.ada.call('assignBrands', { brandUids: [w.orso], accountUid: must(w.anna.accountUid) })
  expect(await names(w, { sort: 'manager' })).toEqual(['Luna', 'Orso'])
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
  expect((await wrong({ sort: 'labels' })).code).toBe('invalid-argument')
})

it('has an index for every order that it offers', async () => {
  expect(await listUnindexedSorts(await world(), brandsSql, brandList)).toEqual([])
})
