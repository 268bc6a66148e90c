import type { DomainJob } from '../../accounts/server/handler.ts'
import { refreshLists } from './jobs/refresh-lists.ts'

export const listJobs: readonly DomainJob[] = [refreshLists]
