import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { visitCalls } from '../../contract.ts'
import { findFull } from '../booking-system/free-tables.ts'
import { sendWaiting } from '../booking-system/reserve.ts'
import { assertMay, findSystem, keepAnswer, viewSystem } from '../booking-system/system.ts'

export const checkBookingSystem: Handler<typeof visitCalls.checkBookingSystem> = async (
  { brandUid },
  { actor, db, config, bookings },
) => {
  assertMay(actor, 'see', brandUid)
  const system = await findSystem(db, config, brandUid)
  if (!system) throw new CallError('failed-precondition', 'No booking system is connected. Connect it first.')
  const answer = await findFull(db, bookings, system)
  return db.transaction(async (tx) => {
    await keepAnswer(tx, brandUid, answer)
    if (Array.isArray(answer)) await sendWaiting(tx, brandUid)
    return viewSystem(tx, actor, brandUid)
  })
}
