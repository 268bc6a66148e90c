import { assertForBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import type { visitCalls } from '../../contract.ts'
import { dropCalendar, viewVenueCalendar } from '../venue-calendar.ts'

export const removeVenueCalendar: Handler<typeof visitCalls.removeVenueCalendar> = async (
  { brandUid },
  { actor, tx },
) => {
  assertForBrand(actor, brandUid)
  if (await dropCalendar(tx, brandUid))
    await record(tx, actor, actor.staff ? 'staff' : 'brand', 'venue-calendar.removed', {
      subjectUid: brandUid,
      brandUid,
    })
  return viewVenueCalendar(tx, actor, brandUid)
}
