import type { DomainJob } from '../../../access/server/handler.ts'
import { expireTerms } from './jobs/expire-terms.ts'
import { expireRequests } from './jobs/expire-requests.ts'
import { holdBriefs } from './jobs/hold-briefs.ts'
import { offerBriefSpots } from './jobs/offer-brief-spots.ts'
import { remindUnanswered } from './jobs/remind-unanswered.ts'

export const collabJobs: readonly DomainJob[] = [
  expireRequests,
  expireTerms,
  remindUnanswered,
  offerBriefSpots,
  holdBriefs,
]
