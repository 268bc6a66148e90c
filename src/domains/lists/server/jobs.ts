import type { DomainJob } from '../../../access/server/handler.ts'
import { refreshLists } from './jobs/refresh-lists.ts'

export const listJobs: readonly DomainJob[] = [refreshLists]
