import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { identityCalls } from '../../contract.ts'
import { accountOf } from '../../../../access/roles.ts'
import { broughtParts, decideCheck, lockCheck, openedParts, viewCheck } from '../checks.ts'

export const decideIdCheck: Handler<typeof identityCalls.decideIdCheck> = async (
  { uid, failure },
  { actor, tx, config },
) => {
  const check = await lockCheck(tx, uid)
  if (check.state !== 'submitted')
    throw new CallError('failed-precondition', 'This ID check has already been decided or cancelled.')
  const [brought, opened] = [await broughtParts(tx, [uid]), await openedParts(tx, [uid], accountOf(actor))]
  if (opened.get(uid)?.length !== brought.get(uid)?.length)
    throw new CallError('failed-precondition', 'Open the document and the selfie first, then decide.')
  return viewCheck(tx, await decideCheck({ tx, actor, config }, check, failure))
}
