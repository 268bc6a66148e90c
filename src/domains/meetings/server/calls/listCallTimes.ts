import type { Handler } from '../../../accounts/server/handler.ts'
import type { meetingCalls } from '../../contract.ts'
import { viewTimes } from '../times.ts'

export const listCallTimes: Handler<typeof meetingCalls.listCallTimes> = (input, { db }) => viewTimes(db, input)
