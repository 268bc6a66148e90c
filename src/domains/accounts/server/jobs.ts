import type { DomainJob } from '../../../access/server/handler.ts'
import { forgetEnded } from './jobs/forget-ended.ts'

export const accountJobs: readonly DomainJob[] = [forgetEnded]
