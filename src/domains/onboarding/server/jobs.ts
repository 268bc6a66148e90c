import type { DomainJob } from '../../../access/server/handler.ts'
import { moveStages } from './jobs/move-stages.ts'

export const onboardingJobs: readonly DomainJob[] = [moveStages]
