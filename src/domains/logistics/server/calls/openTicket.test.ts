import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { addedTransport, ticketedTransport } from '../../../../world/logistics-stories.ts'
import { world } from '../../../../world/world.ts'
import { logisticsCalls } from '../../contract.ts'

describeCall(logisticsCalls.openTicket, async (w) => ({ uid: (await ticketedTransport(w)).uid }))

it('gives the creator alone an address, and says when there is none', async () => {
  const w = await world()
  const { uid } = await addedTransport(w)
  expect((await refusal(w.alice.call('openTicket', { uid }))).message).toContain('This ticket has been removed.')
})
