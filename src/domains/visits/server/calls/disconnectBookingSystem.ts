import type { Handler } from '../../../../access/server/handler.ts'
import type { visitCalls } from '../../contract.ts'
import { systemChanged } from '../booking-system/changes.ts'
import { assertMay, dropSystem, viewSystem } from '../booking-system/system.ts'

export const disconnectBookingSystem: Handler<typeof visitCalls.disconnectBookingSystem> = async (
  { brandUid },
  { actor, tx, config },
) => {
  assertMay(actor, 'see', brandUid)
  const left = await dropSystem(tx, brandUid)
  if (left !== null) await systemChanged(tx, { actor, config }, { what: 'removed', brandUid, left })
  return viewSystem(tx, actor, brandUid)
}
