import type { Handler } from '../../../../access/server/handler.ts'
import { getCollab } from '../../../collabs/server/reads.ts'
import type { visitCalls } from '../../contract.ts'
import { visitCalendarPath } from '../calendar-link.ts'
import { findVisit } from '../reads.ts'

export const getVisitCalendar: Handler<typeof visitCalls.getVisitCalendar> = async ({ uid }, { actor, db, config }) => {
  const collab = await getCollab(db, actor, uid)
  const visit = await findVisit(db, uid)
  const isBooked = visit?.live === true && collab.outcome === 'open'
  return { path: isBooked ? visitCalendarPath(config, uid) : null }
}
