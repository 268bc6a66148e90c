import type { Handler } from '../../../../access/server/handler.ts'
import { assertMay, viewSystem } from '../booking-system/system.ts'
import type { visitCalls } from '../../contract.ts'

export const getBookingSystem: Handler<typeof visitCalls.getBookingSystem> = async ({ brandUid }, { actor, db }) => {
  assertMay(actor, 'see', brandUid)
  return viewSystem(db, actor, brandUid)
}
