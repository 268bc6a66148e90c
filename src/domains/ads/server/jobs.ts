import type { DomainJob } from '../../../access/server/handler.ts'
import { forgetViews } from './jobs/forgetViews.ts'

export const adJobs: readonly DomainJob[] = [forgetViews]
