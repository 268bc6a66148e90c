import { assertForBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { visitCalls } from '../../contract.ts'
import { viewVenueCalendar } from '../venue-calendar.ts'

export const getVenueCalendar: Handler<typeof visitCalls.getVenueCalendar> = async ({ brandUid }, { actor, db }) => {
  assertForBrand(actor, brandUid)
  return viewVenueCalendar(db, actor, brandUid)
}
