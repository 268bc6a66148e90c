import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { approvedCollab, requestedCollab, scheduledCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'

describeCall(collabCalls.listBrandCollabs, async (w) => {
  await requestedCollab(w)
  return { brandUid: w.luna }
})

it('lists by where they stand, by stage, outcome and brief, newest first', async () => {
  const w = await world()
  const requested = await requestedCollab(w)
  const approved = await approvedCollab(w)
  const other = await requestedCollab(w)
  await w.bella.call('declineCollab', { uid: other.uid, version: other.version, reason: 'dates' })
  const list = async (filter: object) =>
    (await w.ben.call('listBrandCollabs', { brandUid: w.luna, ...filter })).rows.map((row) => row.uid)
  expect(await list({})).toEqual([other.uid, approved.uid, requested.uid])
  expect(await list({ show: 'requests' })).toEqual([requested.uid])
  expect(await list({ show: 'active' })).toEqual([approved.uid])
  expect(await list({ show: 'done' })).toEqual([other.uid])
  expect(await list({ stage: 1 })).toEqual([other.uid, requested.uid])
  expect(await list({ outcome: 'declined' })).toEqual([other.uid])
  expect(await list({ briefUid: approved.brief.uid })).toEqual([approved.uid])
})

it('comes in pages that neither repeat nor leave out', async () => {
  const w = await world()
  const made = [await requestedCollab(w), await scheduledCollab(w), await requestedCollab(w)].map((one) => one.uid)
  const first = await w.bella.call('listBrandCollabs', { brandUid: w.luna, limit: 2 })
  const second = await w.bella.call('listBrandCollabs', { brandUid: w.luna, limit: 2, cursor: first.nextCursor })
  expect([...first.rows, ...second.rows].map((row) => row.uid)).toEqual(made.toReversed())
  expect(second.nextCursor).toBeNull()
})
