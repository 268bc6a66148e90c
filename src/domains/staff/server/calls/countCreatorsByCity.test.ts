import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { staffCalls } from '../../contract.ts'

describeCall(staffCalls.countCreatorsByCity, () => ({}))

it('counts creators where they live, by the filters of the list', async () => {
  const w = await world()
  const listed = (await w.anna.call('browseCreators', {})).rows
  const inLondon = listed.filter(({ homeCity }) => homeCity === 'london').length
  const count = async (asked: object) => (await w.anna.call('countCreatorsByCity', asked)).cities
  expect(inLondon).toBeGreaterThan(0)
  expect((await count({})).find(({ city }) => city === 'london')?.count).toBe(inLondon)
  expect(await count({ search: 'alice' })).toEqual([{ city: 'london', count: 1 }])
  expect(await count({ where: [{ field: 'followers', is: 'min', values: ['99999999'] }] })).toEqual([])
})
