import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { listUnindexedSorts } from '../../../../world/list-indexes.ts'
import { briefForLists } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { listColumns } from '../../columns.ts'
import { listCalls } from '../../contract.ts'
import { listsSql } from './listLists.ts'
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
  const where = (field: string, is: string, ...values: string[]) => names({ where: [{ field, is, values }] })
  expect(await where('city', 'is', 'paris')).toEqual(['Terraces'])
  expect(await where('city', 'empty')).toEqual(['Adults', 'Brunch regulars'])
  expect(await where('kind', 'is', 'rule')).toEqual(['Adults'])
  expect(await where('owner', 'is', w.amir.accountUid)).toEqual([])
  expect(await where('members', 'max', '1')).toEqual(['Brunch regulars', 'Terraces'])
  await briefForLists(w, [uid], { title: 'Brunch for two' })
  expect(await where('briefs', 'min', '1')).toEqual(['Brunch regulars'])
  expect(await names({ sort: '-created' })).toHaveLength(3)
  expect((await w.amir.call('listLists', { want: 'count' })).count).toBe(3)
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

it('has an index for every order that it offers', async () => {
  expect(await listUnindexedSorts(await world(), listsSql, listColumns)).toEqual([])
})
