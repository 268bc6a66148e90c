import type { DomainJob } from '../../../access/server/handler.ts'
import { calculateRag } from './jobs/calculate-rag.ts'

export const recordJobs: readonly DomainJob[] = [calculateRag]
