import type { DomainJob } from '../../accounts/server/handler.ts'
import { mailMyDay } from './jobs/mail-my-day.ts'

export const deskJobs: readonly DomainJob[] = [mailMyDay]
