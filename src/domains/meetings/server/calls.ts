import type { HandlersOf } from '../../accounts/server/handler.ts'
import type { meetingCalls } from '../contract.ts'
import { answerCallWish } from './calls/answerCallWish.ts'
import { bookCall } from './calls/bookCall.ts'
import { cancelCall } from './calls/cancelCall.ts'
import { getCall } from './calls/getCall.ts'
import { getMyHours } from './calls/getMyHours.ts'
import { getStaffCard } from './calls/getStaffCard.ts'
import { leaveCallWish } from './calls/leaveCallWish.ts'
import { listCalls } from './calls/listCalls.ts'
import { listCallTimes } from './calls/listCallTimes.ts'
import { listCallWishes } from './calls/listCallWishes.ts'
import { moveCall } from './calls/moveCall.ts'
import { recordCall } from './calls/recordCall.ts'
import { saveMyHours } from './calls/saveMyHours.ts'

export const meetingHandlers: HandlersOf<typeof meetingCalls> = {
  answerCallWish,
  bookCall,
  cancelCall,
  getCall,
  getMyHours,
  getStaffCard,
  leaveCallWish,
  listCalls,
  listCallTimes,
  listCallWishes,
  moveCall,
  recordCall,
  saveMyHours,
}
