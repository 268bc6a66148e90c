import type { DomainJob } from '../../../access/server/handler.ts'
import { requestConfirmation, chaseUnconfirmed } from './jobs/confirm-visits.ts'
import { forgetNeeds } from './jobs/forget-needs.ts'
import { offerWaitlist } from './jobs/offer-waitlist.ts'

export const visitJobs: readonly DomainJob[] = [requestConfirmation, chaseUnconfirmed, offerWaitlist, forgetNeeds]
