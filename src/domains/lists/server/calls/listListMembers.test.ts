import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { type Condition, sortsOf } from '../../../../kit/contract/table.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { listUnindexedSorts } from '../../../../world/list-indexes.ts'
import { world } from '../../../../world/world.ts'
import { memberColumns } from '../../columns.ts'
import { listCalls } from '../../contract.ts'
import { makeList } from '../build.ts'
import { membersSql } from './listListMembers.ts'

describeCall(listCalls.listListMembers, async (w) => ({
  uid: await w.tx((tx) => makeList(tx, { name: 'L', by: w.anna.accountUid })),
}))

async function listed() {
  const w = await world()
  const members = [w.oliviaInfluencer, w.aliceInfluencer, w.doraInfluencer]
  const uid = await w.tx((tx) => makeList(tx, { name: 'L', by: w.anna.accountUid, members }))
  await w.tx((tx) => makeList(tx, { name: 'Other', by: w.anna.accountUid, members }))
  const handles = async (input: object) =>
    (await w.amir.call('listListMembers', { uid, ...input })).rows.map(({ handle }) => handle)
  return { w, uid, handles }
}

it('lists members by handle with the followers of their largest account', async () => {
  const { w, uid, handles } = await listed()
  expect(await handles({})).toEqual(['alice.eats', 'dora.d', 'olivia.out'])
  const { rows } = await w.amir.call('listListMembers', { uid, limit: 1 })
  expect(rows[0]).toMatchObject({ city: 'london', approval: 'approved', followers: 20_000, addedBy: 'Anna' })
  expect((await w.amir.call('listListMembers', { uid, want: 'count' })).count).toBe(3)
})

it('keeps members and those who were removed apart', async () => {
  const { w, uid, handles } = await listed()
  await w.amir.call('removeListMember', { uid, influencerUid: w.doraInfluencer, reason: 'Moved away' })
  expect(await handles({})).toEqual(['alice.eats', 'olivia.out'])
  expect((await w.amir.call('listListMembers', { uid, removed: true })).rows).toMatchObject([
    { handle: 'dora.d', removed: { by: 'Amir', reason: 'Moved away' } },
  ])
})

it('filters and searches within the list', async () => {
  const { handles } = await listed()
  const where = (...conditions: Condition[]) => handles({ where: conditions })
  expect(await where({ field: 'followers', is: 'min', values: ['20000'] })).toContain('alice.eats')
  expect(await where({ field: 'followers', is: 'min', values: ['900000000'] })).toEqual([])
  expect(await where({ field: 'city', is: 'not', values: ['london'] })).not.toContain('alice.eats')
  expect(await handles({ search: 'moreau' })).toEqual(['alice.eats'])
})

it('goes through all pages in any order that it offers', async () => {
  const { w, uid } = await listed()
  for (const sort of sortsOf(memberColumns)) {
    const first = await w.amir.call('listListMembers', { uid, sort, limit: 2 })
    const second = await w.amir.call('listListMembers', { uid, sort, limit: 2, cursor: must(first.nextCursor) })
    expect(new Set([...first.rows, ...second.rows].map((row) => row.uid)).size).toBe(3)
    expect(second.nextCursor).toBeNull()
  }
})

it('has an index for every order that it offers', async () => {
  const { w, uid } = await listed()
  expect(await listUnindexedSorts(w, membersSql(uid, false), memberColumns)).toEqual([])
})
