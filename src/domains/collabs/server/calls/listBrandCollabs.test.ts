import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { approvedCollab, requestedCollab, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'
import { changeVisit } from '../../../../world/visit-changes.ts'

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

it('lists who comes in the order of their visits, without who lost the time or has been', async () => {
  const w = await world()
  const first = await scheduledCollab(w)
  const approved = await approvedCollab(w)
  const startsAt = plus(storySlot, 7 * dayMs)
  const later = { startsAt: startsAt.toISOString(), guests: 0, guestNames: [] }
  const second = await w.alice.call('scheduleVisit', { uid: approved.uid, version: approved.version, ...later })
  const coming = async (cursor?: string | null) =>
    w.bella.call('listBrandCollabs', { brandUid: w.luna, show: 'coming', limit: 1, ...(cursor ? { cursor } : {}) })
  const next = await coming()
  const after = await coming(next.nextCursor)
  expect([...next.rows, ...after.rows].map(({ uid }) => uid)).toEqual([first.uid, second.uid])
  expect(after.nextCursor).toBeNull()
  await changeVisit(w, first.uid, { live: false })
  expect((await coming()).rows.map(({ uid }) => uid)).toEqual([second.uid])
  setClock(plus(startsAt, dayMs))
  expect((await coming()).rows).toEqual([])
})

it('comes in pages that neither repeat nor leave out', async () => {
  const w = await world()
  const made = [await requestedCollab(w), await scheduledCollab(w), await requestedCollab(w)].map((one) => one.uid)
  const first = await w.bella.call('listBrandCollabs', { brandUid: w.luna, limit: 2 })
  const second = await w.bella.call('listBrandCollabs', { brandUid: w.luna, limit: 2, cursor: must(first.nextCursor) })
  expect([...first.rows, ...second.rows].map((row) => row.uid)).toEqual(made.toReversed())
  expect(second.nextCursor).toBeNull()
})
