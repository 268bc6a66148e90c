import type { accountCalls } from '../contract.ts'
import { checkUserExists } from './calls/checkUserExists.ts'
import { getSessions } from './calls/getSessions.ts'
import { revokeOtherSessions } from './calls/revokeOtherSessions.ts'
import { revokeSession } from './calls/revokeSession.ts'
import { saveConsent } from './calls/saveConsent.ts'
import type { HandlersOf } from '../../../access/server/handler.ts'

export const accountHandlers: HandlersOf<typeof accountCalls> = {
  checkUserExists,
  getSessions,
  revokeSession,
  revokeOtherSessions,
  saveConsent,
}
