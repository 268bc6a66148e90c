import { assertForBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { record } from '../../../audit/server/record.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { visitCalls } from '../../contract.ts'
import { addressOf, keepCalendar, readBusy, viewVenueCalendar } from '../venue-calendar.ts'

/** The calendar is read before anything is written: an address that can’t be read is refused and says why. */
export const saveVenueCalendar: Handler<typeof visitCalls.saveVenueCalendar> = async (
  { brandUid, address: given },
  { actor, db, config, websites },
) => {
  assertForBrand(actor, brandUid)
  const { timezone } = await getBrand(db, brandUid)
  if (!websites)
    throw new CallError('failed-precondition', 'You can’t connect calendars here yet. Ask our team to turn this on.')
  const address = addressOf(given)
  const busy = await readBusy(websites, address, timezone)
  if (typeof busy === 'string')
    throw new CallError('invalid-argument', busy, { details: { fields: [{ field: 'address', message: busy }] } })
  return db.transaction(async (tx) => {
    await keepCalendar(tx, config, brandUid, address, busy)
    const { host } = new URL(address)
    await record(
      tx,
      actor,
      actor.staff ? 'staff' : 'brand',
      'venue-calendar.connected',
      { subjectUid: brandUid, brandUid },
      { after: { host } },
    )
    return viewVenueCalendar(tx, actor, brandUid)
  })
}
