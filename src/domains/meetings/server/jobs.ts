import type { DomainJob } from '../../../access/server/handler.ts'
import { reassignMeetings } from './jobs/reassign-meetings.ts'
import { remindOfMeetings } from './jobs/remind-of-meetings.ts'

export const meetingJobs: readonly DomainJob[] = [remindOfMeetings, reassignMeetings]
