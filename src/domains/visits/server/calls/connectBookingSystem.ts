import type { Handler } from '../../../../access/server/handler.ts'
import { BookingProblem } from '../../../../adapters/bookings/bookings.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { record } from '../../../audit/server/record.ts'
import type { visitCalls } from '../../contract.ts'
import { findFull } from '../booking-system/free-tables.ts'
import { assertOwner, briefsByHour, keepSystem, problemWords, viewSystem } from '../booking-system/system.ts'

const noLocation = 'This site has no restaurant that takes reservations. Add a location to it, then try again.'

/** The system is asked before anything is written: a key that doesn’t open it is refused and says why. */
export const connectBookingSystem: Handler<typeof visitCalls.connectBookingSystem> = async (
  { brandUid, key, siteId, phone, briefUids },
  { actor, db, config, bookings },
) => {
  assertOwner(actor, brandUid)
  const known = await briefsByHour(db, brandUid)
  if (briefUids?.some((uid) => !known.some((brief) => brief.uid === uid)))
    throw new CallError('failed-precondition', 'One of these briefs is no longer live. Reload, then choose again.')
  const locationId = await bookings.findLocation({ key, siteId }).catch(refuse)
  if (locationId === null) throw new CallError('invalid-argument', noLocation)
  const system = { brandUid, key, siteId, locationId, phone: phone.replaceAll(' ', ''), briefUids }
  const full = await findFull(db, bookings, system)
  if (full instanceof BookingProblem) return refuse(full)
  return db.transaction(async (tx) => {
    await keepSystem(tx, config, system, full)
    await record(tx, actor, 'brand', 'booking-system.connected', { subjectUid: brandUid, brandUid })
    return viewSystem(tx, actor, brandUid)
  })
}

function refuse(error: unknown): never {
  if (error instanceof BookingProblem)
    throw new CallError(
      error.reason === 'down' ? 'failed-precondition' : 'invalid-argument',
      error.reason === 'down' ? 'Your booking system isn’t responding. Try again later.' : problemWords[error.reason],
    )
  throw error
}
