import type { DomainJob } from '../../accounts/server/handler.ts'
import { closeUsageDays, countUsage, rollUpUsage } from './jobs/keepUsage.ts'

export const usageJobs: readonly DomainJob[] = [rollUpUsage, closeUsageDays, countUsage]
