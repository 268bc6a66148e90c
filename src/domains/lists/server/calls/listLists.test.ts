import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { listCalls } from '../../contract.ts'
import { exampleList, makeList } from '../build.ts'

describeCall(listCalls.listLists, () => ({}))

it('finds by name, purpose and city, counts who is on it now, and pages without losing any', async () => {
  const w = await world()
  const by = w.anna.accountUid
  const uid = await w.tx((tx) =>
    makeList(tx, { name: 'Brunch regulars', by, members: [w.aliceInfluencer, w.oliviaInfluencer] }),
  )
  await w.amir.call('removeListMember', { uid, influencerUid: w.oliviaInfluencer, reason: 'moved away' })
  const paris = { ...exampleList(by, 'Terraces'), city: 'paris' as const, purpose: 'For the 100% summer round' }
  await w.anna.call('saveList', { uid: null, fields: paris })
  await w.anna.call('saveList', { uid: null, fields: exampleList(by, 'Adults', { cities: ['london'] }) })
  const names = async (input: object) => (await w.amir.call('listLists', input)).rows.map(({ name }) => name)
  expect(await names({})).toEqual(['Adults', 'Brunch regulars', 'Terraces'])
  expect(await names({ search: 'REGULAR' })).toEqual(['Brunch regulars'])
  expect(await names({ search: '100%' })).toEqual(['Terraces'])
  expect(await names({ city: 'paris' })).toEqual(['Terraces'])
  expect(await names({ kind: 'rule' })).toEqual(['Adults'])
  const first = await w.amir.call('listLists', { limit: 2 })
  const second = await w.amir.call('listLists', { limit: 2, cursor: must(first.nextCursor) })
  expect([...first.rows, ...second.rows].map(({ name, members }) => [name, members])).toEqual([
    ['Adults', 3],
    ['Brunch regulars', 1],
    ['Terraces', 0],
  ])
  expect(second.nextCursor).toBeNull()
  expect(must(first.rows[1]).owner).toEqual({ uid: by, name: 'Anna' })
})
