import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab, requestedCollab, scheduledCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'

describeCall(collabCalls.withdrawCollab, async (w) => {
  const { uid, version } = await requestedCollab(w)
  return { uid, version }
})

it('gives an agreed place back', async () => {
  const w = await world()
  const { uid, version, brief } = await approvedCollab(w)
  expect(await w.alice.call('withdrawCollab', { uid, version })).toMatchObject({ outcome: 'withdrawn', stage: 3 })
  expect(await w.bella.call('getBrief', { uid: brief.uid })).toMatchObject({ spotsTaken: 0 })
})

it('is for before a time is booked; afterwards there is cancelling', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  expect((await refusal(w.alice.call('withdrawCollab', { uid, version }))).message).toBe(
    'This collab is scheduled, so it can’t be withdrawn.',
  )
})
