import type { Handler } from '../../../../access/server/handler.ts'
import type { staffCalls } from '../../contract.ts'
import { daysOfSpan } from '../../../visits/visit-calendar.ts'
import { countVisitsAtVenues } from './listVisitCalendar.ts'

export const countVisitsByVenue: Handler<typeof staffCalls.countVisitsByVenue> = async (
  { search, where, span, on },
  { db },
) => ({ venues: await countVisitsAtVenues(db, { search, where, ...daysOfSpan(span, on) }) })
