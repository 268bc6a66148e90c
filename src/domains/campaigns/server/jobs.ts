import type { DomainJob } from '../../../access/server/handler.ts'
import { warnOfLateAnswers } from './jobs/warn-of-late-answers.ts'

export const campaignJobs: readonly DomainJob[] = [warnOfLateAnswers]
