import type { accountCalls } from '../contract.ts'
import { answerEmailChange } from './calls/answerEmailChange.ts'
import { cancelEmailChange } from './calls/cancelEmailChange.ts'
import { changeEmail } from './calls/changeEmail.ts'
import { getEmailChange } from './calls/getEmailChange.ts'
import { addAuthenticator } from './calls/addAuthenticator.ts'
import { addPasskey } from './calls/addPasskey.ts'
import { checkUserExists } from './calls/checkUserExists.ts'
import { getSessions } from './calls/getSessions.ts'
import { getSignInMethods } from './calls/getSignInMethods.ts'
import { listSecurityEvents } from './calls/listSecurityEvents.ts'
import { makeRecoveryCodes } from './calls/makeRecoveryCodes.ts'
import { removeAuthenticator } from './calls/removeAuthenticator.ts'
import { removePasskey } from './calls/removePasskey.ts'
import { revokeOtherSessions } from './calls/revokeOtherSessions.ts'
import { revokeSession } from './calls/revokeSession.ts'
import { saveConsent } from './calls/saveConsent.ts'
import { startAuthenticator } from './calls/startAuthenticator.ts'
import { startPasskey } from './calls/startPasskey.ts'
import { connectProvider } from './calls/connectProvider.ts'
import { disconnectProvider } from './calls/disconnectProvider.ts'
import { stopUnknownSender } from './calls/stopUnknownSender.ts'
import type { HandlersOf } from '../../../access/server/handler.ts'

export const accountHandlers: HandlersOf<typeof accountCalls> = {
  checkUserExists,
  getSessions,
  revokeOtherSessions,
  revokeSession,
  saveConsent,
  getSignInMethods,
  startPasskey,
  addPasskey,
  removePasskey,
  startAuthenticator,
  addAuthenticator,
  removeAuthenticator,
  makeRecoveryCodes,
  listSecurityEvents,
  changeEmail,
  cancelEmailChange,
  getEmailChange,
  answerEmailChange,
  stopUnknownSender,
  connectProvider,
  disconnectProvider,
}
