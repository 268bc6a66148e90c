import type { DomainJob } from '../../../access/server/handler.ts'
import { forgetClicks } from './jobs/forget-clicks.ts'
import { lookForCreators } from './jobs/look-for-creators.ts'

export const discoveryJobs: readonly DomainJob[] = [forgetClicks, lookForCreators]
