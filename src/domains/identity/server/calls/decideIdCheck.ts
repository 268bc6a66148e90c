import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { identityCalls } from '../../contract.ts'
import { decideCheck, lockCheck, viewCheck } from '../checks.ts'

export const decideIdCheck: Handler<typeof identityCalls.decideIdCheck> = async (
  { uid, failure },
  { actor, tx, config },
) => {
  const check = await lockCheck(tx, uid)
  if (check.state !== 'submitted')
    throw new CallError('failed-precondition', 'This ID check has been decided or cancelled already.')
  return viewCheck(tx, await decideCheck({ tx, actor, config }, check, failure))
}
