import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { pastCollabs } from '../../../../world/import-stories.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.listPastCollabs, async (w) => {
  await pastCollabs(w)
  return { brandUid: w.luna }
})

it('pages through them, newest first', async () => {
  const w = await world()
  await pastCollabs(w)
  const first = await w.bella.call('listPastCollabs', { brandUid: w.luna, limit: 2 })
  const { rows, nextCursor } = await w.bella.call('listPastCollabs', {
    brandUid: w.luna,
    limit: 2,
    cursor: must(first.nextCursor),
  })
  expect([...first.rows, ...rows].map(({ visitedOn }) => visitedOn)).toEqual(['2025-04', '2025-03-12', '2025-03-12'])
  expect(new Set([...first.rows, ...rows].map(({ uid }) => uid)).size).toBe(3)
  expect(nextCursor).toBeNull()
  const { summary } = await w.oscar.call('listPastCollabs', { brandUid: w.orso })
  expect(summary).toEqual({ collabs: 0, creators: 0, links: 0, views: null, withViews: 0, rows: 0, spent: [] })
})
