import type { DomainJob } from '../../../access/server/handler.ts'
import { moveStages } from './jobs/moveStages.ts'

export const onboardingJobs: readonly DomainJob[] = [moveStages]
