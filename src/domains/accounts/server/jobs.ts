import type { DomainJob } from './handler.ts'
import { forgetEnded } from './jobs/forgetEnded.ts'

export const accountJobs: readonly DomainJob[] = [forgetEnded]
