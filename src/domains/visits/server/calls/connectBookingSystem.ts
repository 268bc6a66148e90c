import type { Handler } from '../../../../access/server/handler.ts'
import { BookingProblem } from '../../../../adapters/bookings/bookings.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { visitCalls } from '../../contract.ts'
import { systemChanged } from '../booking-system/changes.ts'
import { findFull } from '../booking-system/free-tables.ts'
import {
  asksAtOnceMs,
  assertMay,
  briefsByHour,
  findSystem,
  keepSystem,
  problemWords,
  viewSystem,
} from '../booking-system/system.ts'

const noLocation = 'This site has no restaurant that takes reservations. Add a location to it, then try again.'

/** The system is asked before anything is written: a key that doesn’t open it is refused and says why. */
export const connectBookingSystem: Handler<typeof visitCalls.connectBookingSystem> = async (
  { brandUid, key, siteId, locationId, phone, briefUids },
  { actor, db, config, bookings },
) => {
  assertMay(actor, 'connect', brandUid)
  const before = await findSystem(db, config, brandUid)
  const known = await briefsByHour(db, brandUid, before?.briefUids ?? [])
  if (briefUids?.some((uid) => !known.some((brief) => brief.uid === uid)))
    throw new CallError('failed-precondition', 'One of these briefs is no longer live. Reload, then choose again.')
  const locations = await bookings.listLocations({ key, siteId }).catch(refuse)
  const [only] = locations
  if (!only) throw new CallError('invalid-argument', noLocation)
  const isOne = locations.length === 1
  const location = isOne ? only : locations.find(({ id }) => id === locationId)
  if (!location) return { ...(await viewSystem(db, actor, brandUid)), locations }
  const system = {
    brandUid,
    key,
    siteId,
    locationId: location.id,
    locationName: isOne ? null : location.name,
    phone: phone.replaceAll(' ', ''),
    briefUids,
  }
  const full = await findFull(db, bookings, system, asksAtOnceMs)
  if (full instanceof BookingProblem) return refuse(full)
  return db.transaction(async (tx) => {
    await keepSystem(tx, config, system, full)
    await systemChanged(tx, { actor, config }, { what: 'connected', brandUid })
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
