import type { HandlersOf } from '../../../access/server/handler.ts'
import type { collabCalls } from '../contract.ts'
import { applyToBrief } from './calls/applyToBrief.ts'
import { answerTerms } from './calls/answerTerms.ts'
import { approveCollab } from './calls/approveCollab.ts'
import { browseRequests } from './calls/browseRequests.ts'
import { cancelCollab } from './calls/cancelCollab.ts'
import { declineCollab } from './calls/declineCollab.ts'
import { extendCollabDeadline } from './calls/extendCollabDeadline.ts'
import { getContractDuty } from './calls/getContractDuty.ts'
import { getCollab } from './calls/getCollab.ts'
import { getCollabTimeline } from './calls/getCollabTimeline.ts'
import { getCommitments } from './calls/getCommitments.ts'
import { getDayTicks } from './calls/getDayTicks.ts'
import { getTermsLink } from './calls/getTermsLink.ts'
import { inviteInfluencer } from './calls/inviteInfluencer.ts'
import { inviteInfluencers } from './calls/inviteInfluencers.ts'
import { joinBriefWaitlist } from './calls/joinBriefWaitlist.ts'
import { leaveBriefWaitlist } from './calls/leaveBriefWaitlist.ts'
import { listBrandCollabs } from './calls/listBrandCollabs.ts'
import { listCollabs } from './calls/listCollabs.ts'
import { listInfluencerCollabs } from './calls/listInfluencerCollabs.ts'
import { listRequestBriefs } from './calls/listRequestBriefs.ts'
import { listTermsChanges } from './calls/listTermsChanges.ts'
import { proposeTerms } from './calls/proposeTerms.ts'
import { tickDay } from './calls/tickDay.ts'
import { withdrawCollab } from './calls/withdrawCollab.ts'
import { withdrawTerms } from './calls/withdrawTerms.ts'

export const collabHandlers: HandlersOf<typeof collabCalls> = {
  answerTerms,
  applyToBrief,
  approveCollab,
  browseRequests,
  cancelCollab,
  declineCollab,
  extendCollabDeadline,
  getCollab,
  getContractDuty,
  getCollabTimeline,
  getCommitments,
  getDayTicks,
  getTermsLink,
  inviteInfluencer,
  inviteInfluencers,
  joinBriefWaitlist,
  leaveBriefWaitlist,
  listBrandCollabs,
  listCollabs,
  listInfluencerCollabs,
  listRequestBriefs,
  listTermsChanges,
  proposeTerms,
  tickDay,
  withdrawCollab,
  withdrawTerms,
}
