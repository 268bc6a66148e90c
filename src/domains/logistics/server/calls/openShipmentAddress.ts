import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { sideOn } from '../../../collabs/server/policy.ts'
import { recordCollab } from '../../../collabs/server/save.ts'
import type { logisticsCalls } from '../../contract.ts'
import { findAddress, lockShipment } from '../shipments.ts'

/** The look is written down in the transaction that gives out the address; one’s own is none. */
export const openShipmentAddress: Handler<typeof logisticsCalls.openShipmentAddress> = async (
  { uid },
  { actor, tx, config },
) => {
  const { collab, shipment } = await lockShipment(tx, actor, uid, 'openAddress')
  const address = findAddress(config, shipment)
  if (!address)
    throw new CallError(
      'failed-precondition',
      shipment.addressedAt
        ? 'We’ve deleted this address, as we do 30 days after a delivery.'
        : 'The creator hasn’t given an address yet.',
    )
  if (sideOn(actor, collab) === 'brand')
    await recordCollab({ actor, tx }, 'collab.shipment-address-opened', null, collab, { touches: ['logistics'] })
  return { address }
}
