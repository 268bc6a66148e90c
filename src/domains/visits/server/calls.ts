import type { HandlersOf } from '../../../access/server/handler.ts'
import type { visitCalls } from '../contract.ts'
import { acceptWaitlistOffer } from './calls/acceptWaitlistOffer.ts'
import { answerNotHosted } from './calls/answerNotHosted.ts'
import { checkBookingSystem } from './calls/checkBookingSystem.ts'
import { checkInVisit } from './calls/checkInVisit.ts'
import { connectBookingSystem } from './calls/connectBookingSystem.ts'
import { disconnectBookingSystem } from './calls/disconnectBookingSystem.ts'
import { getBookingSystem } from './calls/getBookingSystem.ts'
import { confirmVisit } from './calls/confirmVisit.ts'
import { createCalendarFeed } from './calls/createCalendarFeed.ts'
import { createDoorLink } from './calls/createDoorLink.ts'
import { decideDispute } from './calls/decideDispute.ts'
import { disputeNoShow } from './calls/disputeNoShow.ts'
import { listBriefSlots } from './calls/listBriefSlots.ts'
import { getVenueCalendar } from './calls/getVenueCalendar.ts'
import { removeVenueCalendar } from './calls/removeVenueCalendar.ts'
import { reserveByHand } from './calls/reserveByHand.ts'
import { saveVenueCalendar } from './calls/saveVenueCalendar.ts'
import { getCalendarFeed } from './calls/getCalendarFeed.ts'
import { getDoorLink } from './calls/getDoorLink.ts'
import { getDoorPage } from './calls/getDoorPage.ts'
import { getScheduleLink } from './calls/getScheduleLink.ts'
import { getYearlyStatement } from './calls/getYearlyStatement.ts'
import { getVisitCalendar } from './calls/getVisitCalendar.ts'
import { joinWaitlist } from './calls/joinWaitlist.ts'
import { leaveWaitlist } from './calls/leaveWaitlist.ts'
import { listOpenSlots } from './calls/listOpenSlots.ts'
import { markNoShow } from './calls/markNoShow.ts'
import { markNotHosted } from './calls/markNotHosted.ts'
import { proposeSlots } from './calls/proposeSlots.ts'
import { saveNeeds } from './calls/saveNeeds.ts'
import { reportRunningLate } from './calls/reportRunningLate.ts'
import { rescheduleVisit } from './calls/rescheduleVisit.ts'
import { revokeCalendarFeed } from './calls/revokeCalendarFeed.ts'
import { revokeDoorLink } from './calls/revokeDoorLink.ts'
import { scheduleByLink } from './calls/scheduleByLink.ts'
import { scheduleVisit } from './calls/scheduleVisit.ts'
import { tickDoor } from './calls/tickDoor.ts'

export const visitHandlers: HandlersOf<typeof visitCalls> = {
  acceptWaitlistOffer,
  answerNotHosted,
  checkBookingSystem,
  checkInVisit,
  connectBookingSystem,
  disconnectBookingSystem,
  getBookingSystem,
  confirmVisit,
  createCalendarFeed,
  createDoorLink,
  decideDispute,
  disputeNoShow,
  listBriefSlots,
  getCalendarFeed,
  getVenueCalendar,
  removeVenueCalendar,
  reserveByHand,
  saveVenueCalendar,
  getDoorLink,
  getDoorPage,
  getScheduleLink,
  getVisitCalendar,
  getYearlyStatement,
  joinWaitlist,
  leaveWaitlist,
  listOpenSlots,
  markNoShow,
  markNotHosted,
  proposeSlots,
  saveNeeds,
  reportRunningLate,
  rescheduleVisit,
  revokeCalendarFeed,
  revokeDoorLink,
  scheduleByLink,
  scheduleVisit,
  tickDoor,
}
