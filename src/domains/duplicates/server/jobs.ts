import type { DomainJob } from '../../../access/server/handler.ts'
import { findDuplicates } from './jobs/find-duplicates.ts'

export const duplicateJobs: readonly DomainJob[] = [findDuplicates]
