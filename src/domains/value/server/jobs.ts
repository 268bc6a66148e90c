import type { DomainJob } from '../../../access/server/handler.ts'
import { forgetLinkVisitors } from './jobs/forget-link-visitors.ts'
import { sendMonthlyReports } from './jobs/send-monthly-reports.ts'

export const valueJobs: readonly DomainJob[] = [forgetLinkVisitors, sendMonthlyReports]
