import type { DomainJob } from '../../accounts/server/handler.ts'
import { moveStages } from './jobs/moveStages.ts'

export const joiningJobs: readonly DomainJob[] = [moveStages]
