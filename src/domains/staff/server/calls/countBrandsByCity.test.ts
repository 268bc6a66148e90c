import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { staffCalls } from '../../contract.ts'

describeCall(staffCalls.countBrandsByCity, () => ({}))

it('counts what the list shows, by its own filters and search', async () => {
  const w = await world()
  await groupVenue(w, { name: 'Luna Paris', city: 'paris' })
  const count = async (asked: object) => (await w.anna.call('countBrandsByCity', asked)).cities
  expect(await count({})).toEqual([
    { city: 'london', count: 2 },
    { city: 'paris', count: 1 },
  ])
  expect(await count({ search: 'paris' })).toEqual([{ city: 'paris', count: 1 }])
  expect(await count({ where: [{ field: 'manager', is: 'is', values: [w.amir.accountUid] }] })).toEqual([
    { city: 'london', count: 1 },
  ])
  expect(await count({ where: [{ field: 'city', is: 'not', values: ['london', 'paris'] }] })).toEqual([])
})
