import type { DomainJob } from '../../../access/server/handler.ts'
import { handOverCalls } from './jobs/hand-over-calls.ts'
import { remindCalls } from './jobs/remind-calls.ts'

export const meetingJobs: readonly DomainJob[] = [remindCalls, handOverCalls]
