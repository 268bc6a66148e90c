import type { DomainJob } from '../../../access/server/handler.ts'
import { forgetClicks } from './jobs/forget-clicks.ts'

export const discoveryJobs: readonly DomainJob[] = [forgetClicks]
