import type { DomainJob } from '../../../access/server/handler.ts'
import { forgetLinkVisitors } from './jobs/forget-link-visitors.ts'

export const valueJobs: readonly DomainJob[] = [forgetLinkVisitors]
