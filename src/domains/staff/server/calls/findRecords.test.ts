import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { staffCalls } from '../../contract.ts'
import type { RecordKind } from '../../record-kinds.ts'

describeCall(staffCalls.findRecords, () => ({ kind: 'brand', search: 'luna' }))

it('finds brands, creators and organisations by a word of their names', async () => {
  const w = await world()
  const find = async (kind: RecordKind, search: string) =>
    (await w.anna.call('findRecords', { kind, search })).rows.map(({ name }) => name)
  expect(await find('brand', 'lun')).toEqual(['Luna, London'])
  expect(await find('influencer', 'moreau')).toEqual([expect.stringContaining('Alice Moreau (@')])
  expect(await find('influencer', '@alice')).toHaveLength(1)
  expect(await find('organisation', 'xyz')).toEqual([])
  expect(await find('brand', '')).toEqual([])
})

it('names those that a filter holds, and leaves out what is gone', async () => {
  const w = await world()
  const { rows } = await w.anna.call('findRecords', { kind: 'influencer', uids: [w.aliceInfluencer, 'gone'] })
  expect(rows.map(({ uid }) => uid)).toEqual([w.aliceInfluencer])
})
