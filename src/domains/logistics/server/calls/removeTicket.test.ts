import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { addedTransport, ticketedTransport } from '../../../../world/logistics-stories.ts'
import { world } from '../../../../world/world.ts'
import { logisticsCalls } from '../../contract.ts'

describeCall(logisticsCalls.removeTicket, async (w) => ({ uid: (await ticketedTransport(w)).uid }))

it('takes it out, and tells the creator', async () => {
  const w = await world()
  const { uid, collabUid } = await ticketedTransport(w)
  await w.bella.call('removeTicket', { uid })
  expect((await w.alice.call('getLogistics', { collabUid })).transports).toMatchObject([{ ticketFile: null }])
  expect((await w.alice.call('listNotifications', {})).rows[0]).toMatchObject({
    title: 'Luna removed your ticket',
    body: 'Train from Bristol Temple Meads, Tue 10 Mar.',
  })
  expect((await refusal(w.bella.call('removeTicket', { uid }))).message).toBe('This ticket has already been removed.')
})

it('has nothing to remove where none was added', async () => {
  const w = await world()
  const { uid } = await addedTransport(w)
  expect((await refusal(w.bella.call('removeTicket', { uid }))).code).toBe('not-found')
})
