import type { Handler } from '../../../accounts/server/handler.ts'
import type { meetingCalls } from '../../contract.ts'
import { getByToken, viewCall } from '../reads.ts'

export const getCall: Handler<typeof meetingCalls.getCall> = async ({ token }, { config, db }) =>
  viewCall(db, config, await getByToken(db, token))
