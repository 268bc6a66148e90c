import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { scheduledCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'

describeCall(collabCalls.getDayTicks, async (w) => ({ collabUid: (await scheduledCollab(w)).uid }))

it('has nothing ticked to begin with', async () => {
  const w = await world()
  const { uid: collabUid } = await scheduledCollab(w)
  expect(await w.alice.call('getDayTicks', { collabUid })).toEqual({ done: [] })
})
