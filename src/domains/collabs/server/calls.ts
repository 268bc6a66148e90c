import type { HandlersOf } from '../../../access/server/handler.ts'
import type { collabCalls } from '../contract.ts'
import { applyToBrief } from './calls/applyToBrief.ts'
import { approveCollab } from './calls/approveCollab.ts'
import { cancelCollab } from './calls/cancelCollab.ts'
import { declineCollab } from './calls/declineCollab.ts'
import { extendCollabDeadline } from './calls/extendCollabDeadline.ts'
import { getCollab } from './calls/getCollab.ts'
import { getCollabTimeline } from './calls/getCollabTimeline.ts'
import { getCommitments } from './calls/getCommitments.ts'
import { getTermsLink } from './calls/getTermsLink.ts'
import { inviteInfluencer } from './calls/inviteInfluencer.ts'
import { inviteInfluencers } from './calls/inviteInfluencers.ts'
import { joinBriefWaitlist } from './calls/joinBriefWaitlist.ts'
import { leaveBriefWaitlist } from './calls/leaveBriefWaitlist.ts'
import { listBrandCollabs } from './calls/listBrandCollabs.ts'
import { listCollabs } from './calls/listCollabs.ts'
import { listInfluencerCollabs } from './calls/listInfluencerCollabs.ts'
import { withdrawCollab } from './calls/withdrawCollab.ts'

export const collabHandlers: HandlersOf<typeof collabCalls> = {
  applyToBrief,
  approveCollab,
  cancelCollab,
  declineCollab,
  extendCollabDeadline,
  getCollab,
  getCollabTimeline,
  getCommitments,
  getTermsLink,
  inviteInfluencer,
  inviteInfluencers,
  joinBriefWaitlist,
  leaveBriefWaitlist,
  listBrandCollabs,
  listCollabs,
  listInfluencerCollabs,
  withdrawCollab,
}
