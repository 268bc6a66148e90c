import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { approvedCollab, requestedCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'

describeCall(collabCalls.listBrandCollabs, (w) => ({ brandUid: w.luna }))

it('sorts them by where they stand, and pages without gaps', async () => {
  const w = await world()
  const approved = await approvedCollab(w)
  const requested = await requestedCollab(w)
  const shown = async (show: 'requests' | 'active' | 'review' | 'done') =>
    (await w.bella.call('listBrandCollabs', { brandUid: w.luna, show })).rows.map((row) => row.uid)
  expect([await shown('requests'), await shown('active'), await shown('review'), await shown('done')]).toEqual([
    [requested.uid],
    [approved.uid],
    [],
    [],
  ])
  const first = await w.bella.call('listBrandCollabs', { brandUid: w.luna, limit: 1 })
  const second = await w.bella.call('listBrandCollabs', { brandUid: w.luna, limit: 1, cursor: first.nextCursor })
  expect([first.rows[0]?.uid, second.rows[0]?.uid, second.nextCursor]).toEqual([requested.uid, approved.uid, null])
})
