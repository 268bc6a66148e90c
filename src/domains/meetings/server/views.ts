import { QueryBuilder } from 'drizzle-orm/pg-core'
import { meetingRequests, meetings, staffHours } from './tables.ts'

/** What other domains may read of meetings: sub-queries to select from and to join. */
const read = new QueryBuilder()

export const meetingsView = read.select().from(meetings).as('meetings_view')
export const meetingRequestsView = read.select().from(meetingRequests).as('meeting_requests_view')
export const staffHoursView = read.select().from(staffHours).as('staff_hours_view')
