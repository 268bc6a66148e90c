import type { DomainJob } from '../../../access/server/handler.ts'
import { closeEndedBriefs } from './jobs/close-ended-briefs.ts'

export const briefJobs: readonly DomainJob[] = [closeEndedBriefs]
