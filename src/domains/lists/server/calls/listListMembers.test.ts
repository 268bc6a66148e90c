import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { listCalls } from '../../contract.ts'
import { makeList } from '../build.ts'

describeCall(listCalls.listListMembers, async (w) => ({
  uid: await w.tx((tx) => makeList(tx, { name: 'L', by: w.anna.accountUid })),
}))

it('pages through members by handle with the followers of their largest account', async () => {
  const w = await world()
  const members = [w.oliviaInfluencer, w.aliceInfluencer, w.doraInfluencer]
  const uid = await w.tx((tx) => makeList(tx, { name: 'L', by: w.anna.accountUid, members }))
  const first = await w.amir.call('listListMembers', { uid, limit: 2 })
  const second = await w.amir.call('listListMembers', { uid, limit: 2, cursor: must(first.nextCursor) })
  expect([...first.rows, ...second.rows].map(({ handle }) => handle)).toEqual(['alice.eats', 'dora.d', 'olivia.out'])
  expect(first.rows[0]).toMatchObject({ city: 'london', approval: 'approved', followers: 20_000, addedBy: 'Anna' })
  expect((await w.amir.call('listListMembers', { uid, removed: true })).rows).toEqual([])
})
