import type { DomainJob } from '../../../access/server/handler.ts'
import { mailMyDay } from './jobs/mail-my-day.ts'

export const staffJobs: readonly DomainJob[] = [mailMyDay]
