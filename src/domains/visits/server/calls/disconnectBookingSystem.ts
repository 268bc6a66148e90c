import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import type { visitCalls } from '../../contract.ts'
import { assertSeesSystem, dropSystem, viewSystem } from '../booking-system/system.ts'

export const disconnectBookingSystem: Handler<typeof visitCalls.disconnectBookingSystem> = async (
  { brandUid },
  { actor, tx },
) => {
  assertSeesSystem(actor, brandUid)
  if (await dropSystem(tx, brandUid))
    await record(tx, actor, actor.staff ? 'staff' : 'brand', 'booking-system.removed', {
      subjectUid: brandUid,
      brandUid,
    })
  return viewSystem(tx, actor, brandUid)
}
