import type { DomainJob } from '../../../access/server/handler.ts'
import { forgetEnded } from './jobs/forgetEnded.ts'

export const accountJobs: readonly DomainJob[] = [forgetEnded]
