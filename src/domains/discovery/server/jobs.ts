import type { DomainJob } from '../../../access/server/handler.ts'
import { forgetClicks } from './jobs/forgetClicks.ts'

export const discoveryJobs: readonly DomainJob[] = [forgetClicks]
