import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { notificationCalls } from '../../contract.ts'
import { viewPush } from '../view-push.ts'

export const getPush: Handler<typeof notificationCalls.getPush> = async (_input, { actor, caller, config, db }) =>
  viewPush(db, config, accountOf(actor), caller.sessionUid)
