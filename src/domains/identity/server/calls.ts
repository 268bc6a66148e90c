import type { HandlersOf } from '../../../access/server/handler.ts'
import type { identityCalls } from '../contract.ts'
import { cancelIdCheck } from './calls/cancelIdCheck.ts'
import { decideIdCheck } from './calls/decideIdCheck.ts'
import { getIdCheck } from './calls/getIdCheck.ts'
import { listIdChecks } from './calls/listIdChecks.ts'
import { openIdDocument } from './calls/openIdDocument.ts'
import { startIdCheck } from './calls/startIdCheck.ts'
import { submitIdCheck } from './calls/submitIdCheck.ts'

export const identityHandlers: HandlersOf<typeof identityCalls> = {
  getIdCheck,
  startIdCheck,
  submitIdCheck,
  cancelIdCheck,
  listIdChecks,
  openIdDocument,
  decideIdCheck,
}
