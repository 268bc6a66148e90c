import { expect, it } from 'vitest'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { privacyCalls } from '../../contract.ts'

describeCall(privacyCalls.listDeletions, async (w) => {
  await w.alice.call('requestDeletion', {})
  return {}
})

it('has the next one first, in pages', async () => {
  const w = await world()
  await w.olivia.call('requestDeletion', {})
  setClock(plus(now(), dayMs))
  await w.bella.call('requestDeletion', { brandUid: w.luna })
  const one = await w.ada.call('listDeletions', { limit: 1 })
  expect(one.rows).toMatchObject([
    { kind: 'account', name: 'olivia@example.test', requestedBy: 'Olivia', obstacle: null },
  ])
  const two = await w.ada.call('listDeletions', { limit: 1, cursor: one.nextCursor ?? '' })
  expect(two.rows).toMatchObject([{ kind: 'organisation', name: 'Luna', requestedBy: 'Bella' }])
  expect(two.nextCursor).toBeNull()
})
