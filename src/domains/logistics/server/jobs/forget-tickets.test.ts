import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { ticketedTransport } from '../../../../world/logistics-stories.ts'
import { runJob } from '../../../../world/run-job.ts'
import { type World, world } from '../../../../world/world.ts'
import { transportTickets } from '../tables.ts'
import { forgetTickets } from './forget-tickets.ts'

async function hasTicket(w: World, at: string): Promise<boolean> {
  setClock(new Date(at))
  await runJob(w, forgetTickets)
  return (await w.database.db.select().from(transportTickets)).length > 0
}

it('deletes a ticket 30 days after its transport left', async () => {
  const w = await world()
  await ticketedTransport(w)
  // It leaves at 10:30 on 10 March.
  expect(await hasTicket(w, '2026-04-09T10:29:00Z')).toBe(true)
  expect(await hasTicket(w, '2026-04-09T10:31:00Z')).toBe(false)
})

it('deletes at once what a cancelled visit never needs', async () => {
  const w = await world()
  const { collabUid } = await ticketedTransport(w)
  const { version } = await w.alice.call('getCollab', { uid: collabUid })
  await w.alice.call('cancelCollab', { uid: collabUid, version, reason: 'I’m ill' })
  expect(await hasTicket(w, '2026-03-02T10:25:00Z')).toBe(false)
})

it('goes with its transport', async () => {
  const w = await world()
  const { uid } = await ticketedTransport(w)
  await w.bella.call('removeTransport', { uid })
  expect(await w.database.db.select().from(transportTickets)).toEqual([])
})
