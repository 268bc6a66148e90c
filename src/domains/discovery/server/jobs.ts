import type { DomainJob } from '../../accounts/server/handler.ts'
import { forgetClicks } from './jobs/forgetClicks.ts'

export const discoveryJobs: readonly DomainJob[] = [forgetClicks]
