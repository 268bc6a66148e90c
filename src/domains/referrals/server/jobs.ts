import type { DomainJob } from '../../../access/server/handler.ts'
import { qualifyReferrals } from './jobs/qualify-referrals.ts'

export const referralJobs: readonly DomainJob[] = [qualifyReferrals]
