import type { Handler } from '../../../../access/server/handler.ts'
import type { meetingCalls } from '../../contract.ts'
import { getByToken, viewMeeting } from '../reads.ts'

export const getMeeting: Handler<typeof meetingCalls.getMeeting> = async ({ token }, { config, db }) =>
  viewMeeting(db, config, await getByToken(db, config, token))
