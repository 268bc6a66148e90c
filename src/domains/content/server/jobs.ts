import type { DomainJob } from '../../accounts/server/handler.ts'
import { autoApprove, warnBeforeApproval } from './jobs/auto-approve.ts'
import { refreshReliability } from './jobs/refresh-reliability.ts'
import { remindContent } from './jobs/remind-content.ts'
import { revealOpinions } from './jobs/reveal-opinions.ts'

export const contentJobs: readonly DomainJob[] = [
  remindContent,
  autoApprove,
  warnBeforeApproval,
  revealOpinions,
  refreshReliability,
]
