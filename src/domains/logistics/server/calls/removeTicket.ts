import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { notifyProfiles, recordCollab } from '../../../collabs/server/save.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { logisticsCalls } from '../../contract.ts'
import { lockToTakeOut } from '../begin.ts'
import { transportTickets } from '../tables.ts'
import { getTransport, transportLine } from '../transports.ts'

export const removeTicket: Handler<typeof logisticsCalls.removeTicket> = async ({ uid }, { actor, tx, config }) => {
  const transport = await getTransport(tx, uid)
  const collab = await lockToTakeOut(tx, actor, transport.collabUid)
  const [removed] = await tx
    .delete(transportTickets)
    .where(eq(transportTickets.transportUid, uid))
    .returning({ addedAt: transportTickets.addedAt })
  if (!removed) throw new CallError('not-found', 'This ticket has already been removed.')
  await recordCollab({ actor, tx }, 'collab.ticket-removed', null, collab, { touches: ['logistics'] })
  const { name } = await getBrand(tx, collab.brandUid)
  const content = {
    kind: 'logistics.ticket-removed',
    title: `${name} removed your ticket`,
    lines: [`${transportLine({ ...transport, leavesTime: null })}.`],
    action: 'See your transport',
  }
  const once = `${uid}:ticket-removed:${removed.addedAt.getTime()}`
  await notifyProfiles({ tx, config }, collab, [collab.influencerUid], content, once)
  return { done: true }
}
