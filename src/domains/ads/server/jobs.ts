import type { DomainJob } from '../../../access/server/handler.ts'
import { forgetViews } from './jobs/forget-views.ts'

export const adJobs: readonly DomainJob[] = [forgetViews]
