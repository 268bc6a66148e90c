import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab, waitingCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'

describeCall(visitCalls.leaveWaitlist, async (w) => {
  const { uid, version } = await approvedCollab(w)
  return { uid, version }
})

it('takes someone out of the line: a place that gets free is not offered to them', async () => {
  const w = await world()
  const { alices, olivias } = await waitingCollab(w)
  const left = await w.olivia.call('leaveWaitlist', { uid: olivias.uid, version: olivias.version })
  expect(left.waiting).toBeNull()
  await w.alice.call('cancelCollab', { uid: alices.uid, version: alices.version, reason: 'A cold.' })
  expect((await w.olivia.call('getCollab', { uid: olivias.uid })).waiting).toBeNull()
})

it('is refused when not in line', async () => {
  const w = await world()
  const { uid, version } = await approvedCollab(w)
  expect(await refusal(w.alice.call('leaveWaitlist', { uid, version }))).toEqual({
    code: 'failed-precondition',
    message: 'You’re not on this waitlist. Reload the page to see what’s changed.',
  })
})
