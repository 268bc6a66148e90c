import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now, plus } from '../../../../kit/server/clock.ts'
import { notifyProfiles, recordCollab } from '../../../collabs/server/save.ts'
import type { logisticsCalls } from '../../contract.ts'
import { arrivesWithinMs } from '../../plans.ts'
import { lockShipment } from '../shipments.ts'
import { finishStep, insertStep } from '../steps.ts'
import { shipments } from '../tables.ts'

export const markShipmentSent: Handler<typeof logisticsCalls.markShipmentSent> = async (
  { uid, fields },
  { actor, tx, config },
) => {
  const { collab, shipment } = await lockShipment(tx, actor, uid, 'markSent')
  const { addressedAt, sentAt, arrivedAt, contents } = shipment
  if (!addressedAt)
    throw new CallError('failed-precondition', 'The creator hasn’t given an address yet. We’ve asked them for it.')
  if (arrivedAt) throw new CallError('failed-precondition', 'This has already arrived.')
  await tx
    .update(shipments)
    .set({ ...fields, sentAt: sentAt ?? now() })
    .where(eq(shipments.uid, uid))
  if (!sentAt) {
    await finishStep(tx, uid, 'send')
    await insertStep(tx, shipment, 'arrive', plus(now(), arrivesWithinMs))
  }
  await recordCollab({ actor, tx }, 'collab.shipment-sent', null, collab, { touches: ['logistics', 'today'] })
  const content = {
    kind: 'logistics.shipment-sent',
    title: sentAt ? 'Your shipment has new tracking details' : 'A shipment is on its way to you',
    lines: [`“${contents}”, with ${fields.carrier}. Please let the venue know when it arrives.`],
    action: fields.trackingUrl ? 'Track your shipment' : 'See your shipment',
  }
  await notifyProfiles({ tx, config }, collab, [collab.influencerUid], content, `${uid}:${now().getTime()}`)
  return { done: true }
}
