import { QueryBuilder } from 'drizzle-orm/pg-core'
import { meetingRequests, meetings, staffHours } from './tables.ts'

/** What other domains may read of meetings: sub-queries to select from and to join. */
const read = new QueryBuilder()

export const meetingFacts = read.select().from(meetings).as('meeting_facts')
export const meetingRequestFacts = read.select().from(meetingRequests).as('meeting_request_facts')
export const staffHourFacts = read.select().from(staffHours).as('staff_hour_facts')
