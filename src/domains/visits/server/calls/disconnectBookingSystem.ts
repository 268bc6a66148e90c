import type { Handler } from '../../../../access/server/handler.ts'
import type { visitCalls } from '../../contract.ts'
import { systemChanged } from '../booking-system/changes.ts'
import { assertSeesSystem, dropSystem, viewSystem } from '../booking-system/system.ts'

export const disconnectBookingSystem: Handler<typeof visitCalls.disconnectBookingSystem> = async (
  { brandUid },
  { actor, tx, config },
) => {
  assertSeesSystem(actor, brandUid)
  if (await dropSystem(tx, brandUid)) await systemChanged(tx, { actor, config }, 'removed', brandUid)
  return viewSystem(tx, actor, brandUid)
}
