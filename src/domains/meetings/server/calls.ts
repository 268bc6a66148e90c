import type { HandlersOf } from '../../../access/server/handler.ts'
import type { meetingCalls } from '../contract.ts'
import { answerMeetingRequest } from './calls/answerMeetingRequest.ts'
import { bookMeeting } from './calls/bookMeeting.ts'
import { cancelMeeting } from './calls/cancelMeeting.ts'
import { getMeeting } from './calls/getMeeting.ts'
import { getMyHours } from './calls/getMyHours.ts'
import { getStaffCard } from './calls/getStaffCard.ts'
import { listMeetingRequests } from './calls/listMeetingRequests.ts'
import { listMeetingTimes } from './calls/listMeetingTimes.ts'
import { listMeetings } from './calls/listMeetings.ts'
import { requestMeeting } from './calls/requestMeeting.ts'
import { rescheduleMeeting } from './calls/rescheduleMeeting.ts'
import { saveMeetingOutcome } from './calls/saveMeetingOutcome.ts'
import { saveMyHours } from './calls/saveMyHours.ts'

export const meetingHandlers: HandlersOf<typeof meetingCalls> = {
  answerMeetingRequest,
  bookMeeting,
  cancelMeeting,
  getMeeting,
  getMyHours,
  getStaffCard,
  listMeetingRequests,
  listMeetingTimes,
  listMeetings,
  requestMeeting,
  rescheduleMeeting,
  saveMeetingOutcome,
  saveMyHours,
}
