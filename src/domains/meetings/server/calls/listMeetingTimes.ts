import type { Handler } from '../../../../access/server/handler.ts'
import type { meetingCalls } from '../../contract.ts'
import { viewTimes } from '../times.ts'

export const listMeetingTimes: Handler<typeof meetingCalls.listMeetingTimes> = (input, { db }) => viewTimes(db, input)
