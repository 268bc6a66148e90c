import type { DomainJob } from '../../../access/server/handler.ts'
import { askConfirmation, chaseUnconfirmed } from './jobs/confirm-visits.ts'
import { expireRequests } from './jobs/expire-requests.ts'
import { forgetNeeds, holdBriefs } from './jobs/keep-order.ts'
import { offerBriefSpots } from './jobs/offer-brief-spots.ts'
import { offerWaitlist } from './jobs/offer-waitlist.ts'
import { remindUnanswered } from './jobs/remind-unanswered.ts'

export const collabJobs: readonly DomainJob[] = [
  expireRequests,
  remindUnanswered,
  askConfirmation,
  chaseUnconfirmed,
  offerWaitlist,
  offerBriefSpots,
  forgetNeeds,
  holdBriefs,
]
