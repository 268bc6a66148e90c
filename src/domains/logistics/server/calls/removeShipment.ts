import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { notifyProfiles, recordCollab } from '../../../collabs/server/save.ts'
import type { logisticsCalls } from '../../contract.ts'
import { lockShipmentToTakeOut } from '../shipments.ts'
import { shipments } from '../tables.ts'

/** Its steps leave the checklist with it. */
export const removeShipment: Handler<typeof logisticsCalls.removeShipment> = async ({ uid }, { actor, tx, config }) => {
  const { collab, shipment } = await lockShipmentToTakeOut(tx, actor, uid)
  if (shipment.sentAt)
    throw new CallError('failed-precondition', 'This is on its way, so it stays here until it has arrived.')
  await tx.delete(shipments).where(eq(shipments.uid, uid))
  await recordCollab({ actor, tx }, 'collab.shipment-removed', null, collab, { touches: ['logistics', 'today'] })
  const content = {
    kind: 'logistics.shipment-removed',
    title: 'The venue cancelled a shipment',
    lines: [`The venue is no longer sending “${shipment.contents}”. If you gave an address for it, we’ve deleted it.`],
    action: 'Open collab',
  }
  await notifyProfiles({ tx, config }, collab, [collab.influencerUid], content, uid)
  return { done: true }
}
