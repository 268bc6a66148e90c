import type { HandlersOf } from '../../../access/server/handler.ts'
import type { collabCalls } from '../contract.ts'
import { acceptWaitlistOffer } from './calls/acceptWaitlistOffer.ts'
import { answerVenueFailed } from './calls/answerVenueFailed.ts'
import { extendCollabDeadline } from './calls/extendCollabDeadline.ts'
import { getTermsLink } from './calls/getTermsLink.ts'
import { leaveWaitlist } from './calls/leaveWaitlist.ts'
import { applyToBrief } from './calls/applyToBrief.ts'
import { approveCollab } from './calls/approveCollab.ts'
import { cancelCollab } from './calls/cancelCollab.ts'
import { checkInVisit } from './calls/checkInVisit.ts'
import { confirmVisit } from './calls/confirmVisit.ts'
import { createCalendarFeed } from './calls/createCalendarFeed.ts'
import { getCalendarFeed } from './calls/getCalendarFeed.ts'
import { revokeCalendarFeed } from './calls/revokeCalendarFeed.ts'
import { getCommitments } from './calls/getCommitments.ts'
import { findBriefClash } from './calls/findBriefClash.ts'
import { getYearlyStatement } from './calls/getYearlyStatement.ts'
import { joinBriefWaitlist } from './calls/joinBriefWaitlist.ts'
import { leaveBriefWaitlist } from './calls/leaveBriefWaitlist.ts'
import { createDoorLink } from './calls/createDoorLink.ts'
import { decideDispute } from './calls/decideDispute.ts'
import { declineCollab } from './calls/declineCollab.ts'
import { disputeNoShow } from './calls/disputeNoShow.ts'
import { getCollab } from './calls/getCollab.ts'
import { getCollabTimeline } from './calls/getCollabTimeline.ts'
import { getDoorLink } from './calls/getDoorLink.ts'
import { getDoorPage } from './calls/getDoorPage.ts'
import { inviteInfluencer } from './calls/inviteInfluencer.ts'
import { joinWaitlist } from './calls/joinWaitlist.ts'
import { listBrandCollabs } from './calls/listBrandCollabs.ts'
import { listCollabs } from './calls/listCollabs.ts'
import { listInfluencerCollabs } from './calls/listInfluencerCollabs.ts'
import { listOpenSlots } from './calls/listOpenSlots.ts'
import { markNoShow } from './calls/markNoShow.ts'
import { markVenueFailed } from './calls/markVenueFailed.ts'
import { proposeSlots } from './calls/proposeSlots.ts'
import { reportRunningLate } from './calls/reportRunningLate.ts'
import { rescheduleVisit } from './calls/rescheduleVisit.ts'
import { revokeDoorLink } from './calls/revokeDoorLink.ts'
import { scheduleVisit } from './calls/scheduleVisit.ts'
import { tickDoor } from './calls/tickDoor.ts'
import { withdrawCollab } from './calls/withdrawCollab.ts'

export const collabHandlers: HandlersOf<typeof collabCalls> = {
  acceptWaitlistOffer,
  answerVenueFailed,
  extendCollabDeadline,
  getTermsLink,
  leaveWaitlist,
  applyToBrief,
  approveCollab,
  cancelCollab,
  checkInVisit,
  confirmVisit,
  createCalendarFeed,
  getCalendarFeed,
  revokeCalendarFeed,
  getCommitments,
  findBriefClash,
  getYearlyStatement,
  joinBriefWaitlist,
  leaveBriefWaitlist,
  createDoorLink,
  decideDispute,
  declineCollab,
  disputeNoShow,
  getCollab,
  getCollabTimeline,
  getDoorLink,
  getDoorPage,
  inviteInfluencer,
  joinWaitlist,
  listBrandCollabs,
  listCollabs,
  listInfluencerCollabs,
  listOpenSlots,
  markNoShow,
  markVenueFailed,
  proposeSlots,
  reportRunningLate,
  rescheduleVisit,
  revokeDoorLink,
  scheduleVisit,
  tickDoor,
  withdrawCollab,
}
