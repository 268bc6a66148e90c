import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

describeCall(profileCalls.listBrands, () => ({}))

it('lists by name with the account manager, page by page, and finds by a part of the name', async () => {
  const w = await world()
  const first = await w.anna.call('listBrands', { limit: 1 })
  expect(first.rows).toMatchObject([{ uid: w.luna, name: 'Luna', manager: 'Anna' }])
  const second = await w.anna.call('listBrands', { limit: 1, cursor: must(first.nextCursor) })
  expect(second).toMatchObject({ rows: [{ uid: w.orso, manager: 'Amir' }], nextCursor: null })
  expect((await w.anna.call('listBrands', { search: 'una' })).rows.map((row) => row.name)).toEqual(['Luna'])
})
