import type { Handler } from '../../../../access/server/handler.ts'
import type { staffCalls } from '../../contract.ts'
import { daysOfSpan } from '../../../visits/visit-calendar.ts'
import { countVisits } from './listVisitCalendar.ts'

export const countVisitsByCity: Handler<typeof staffCalls.countVisitsByCity> = async (
  { search, where, span, on },
  { db },
) => ({ cities: await countVisits(db, { search, where, ...daysOfSpan(span, on) }) })
