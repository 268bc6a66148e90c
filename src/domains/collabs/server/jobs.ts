import type { DomainJob } from '../../accounts/server/handler.ts'
import { askConfirmation, chaseUnconfirmed } from './jobs/confirm-visits.ts'
import { expireRequests } from './jobs/expire-requests.ts'
import { forgetNeeds, holdBriefs } from './jobs/keep-order.ts'
import { offerBriefPlaces } from './jobs/offer-brief-places.ts'
import { offerWaitlist } from './jobs/offer-waitlist.ts'
import { remindUnanswered } from './jobs/remind-unanswered.ts'

export const collabJobs: readonly DomainJob[] = [
  expireRequests,
  remindUnanswered,
  askConfirmation,
  chaseUnconfirmed,
  offerWaitlist,
  offerBriefPlaces,
  forgetNeeds,
  holdBriefs,
]
