import type { DomainJob } from '../../../access/server/handler.ts'
import { makeBulkRuns } from './jobs/make-bulk-runs.ts'

export const deskJobs: readonly DomainJob[] = [makeBulkRuns]
