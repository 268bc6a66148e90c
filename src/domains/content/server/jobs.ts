import type { DomainJob } from '../../../access/server/handler.ts'
import { autoApprove, warnBeforeApproval } from './jobs/auto-approve.ts'
import { forgetCreatorOpens } from './jobs/forget-creator-opens.ts'
import { refreshReliability } from './jobs/refresh-reliability.ts'
import { remindContent } from './jobs/remind-content.ts'
import { revealReviews } from './jobs/reveal-reviews.ts'

export const contentJobs: readonly DomainJob[] = [
  remindContent,
  autoApprove,
  warnBeforeApproval,
  revealReviews,
  refreshReliability,
  forgetCreatorOpens,
]
