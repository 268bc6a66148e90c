import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { notifyProfiles, recordCollab } from '../../../collabs/server/save.ts'
import { getInfluencer } from '../../../profiles/server/reads.ts'
import type { logisticsCalls } from '../../contract.ts'
import { lockShipment } from '../shipments.ts'
import { finishStep } from '../steps.ts'
import { shipments } from '../tables.ts'

export const confirmShipment: Handler<typeof logisticsCalls.confirmShipment> = async (
  { uid },
  { actor, tx, config },
) => {
  const { collab, shipment } = await lockShipment(tx, actor, uid, 'confirm')
  const { sentAt, arrivedAt, contents } = shipment
  if (!sentAt) throw new CallError('failed-precondition', 'The venue hasn’t sent this yet.')
  if (arrivedAt) return { done: true }
  await tx.update(shipments).set({ arrivedAt: now() }).where(eq(shipments.uid, uid))
  await finishStep(tx, uid, 'arrive')
  await recordCollab({ actor, tx }, 'collab.shipment-arrived', null, collab, { touches: ['logistics', 'today'] })
  const { name } = await getInfluencer(tx, collab.influencerUid)
  const content = {
    kind: 'logistics.shipment-arrived',
    title: `${name} has your shipment`,
    lines: [`“${contents}” arrived. We’ll delete the address in 30 days.`],
    action: 'Open collab',
  }
  await notifyProfiles({ tx, config }, collab, [collab.brandUid], content, uid)
  return { done: true }
}
