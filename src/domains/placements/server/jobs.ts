import type { DomainJob } from '../../accounts/server/handler.ts'
import { forgetViews } from './jobs/forgetViews.ts'

export const placementJobs: readonly DomainJob[] = [forgetViews]
