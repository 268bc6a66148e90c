import type { DomainJob } from '../../../access/server/handler.ts'

export const safetyJobs: readonly DomainJob[] = []
