import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { notifyProfiles, recordCollab } from '../../../collabs/server/save.ts'
import { getInfluencer } from '../../../profiles/server/reads.ts'
import type { logisticsCalls } from '../../contract.ts'
import { lockShipment, sealAddress } from '../shipments.ts'
import { finishStep } from '../steps.ts'
import { shipments } from '../tables.ts'

export const saveShipmentAddress: Handler<typeof logisticsCalls.saveShipmentAddress> = async (
  { uid, address },
  { actor, tx, config },
) => {
  const { collab, shipment } = await lockShipment(tx, actor, uid, 'giveAddress')
  if (shipment.sentAt)
    throw new CallError(
      'failed-precondition',
      'This is already on its way. Send the venue a message if it should go elsewhere.',
    )
  const addressedAt = now()
  await tx
    .update(shipments)
    .set({ sealedAddress: sealAddress(config, address), addressedAt })
    .where(eq(shipments.uid, uid))
  await finishStep(tx, uid, 'address')
  await recordCollab({ actor, tx }, 'collab.shipment-addressed', null, collab, { touches: ['logistics', 'today'] })
  const { name } = await getInfluencer(tx, collab.influencerUid)
  const content = {
    kind: 'logistics.address-given',
    title: shipment.addressedAt ? `${name} changed their address` : `${name} gave their address`,
    lines: [`You can now send “${shipment.contents}”. Open the collab to see where it goes.`],
    action: 'See the address',
  }
  const about = `${uid}:${addressedAt.getTime()}`
  await notifyProfiles({ tx, config }, collab, [collab.brandUid], content, about)
  return { done: true }
}
