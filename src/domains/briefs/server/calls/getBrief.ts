import { CallError } from '../../../../kit/contract/errors.ts'
import { isStaff } from '../../../accounts/roles.ts'
import { may } from '../../../accounts/server/gate.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import type { briefCalls } from '../../contract.ts'
import { briefPolicy } from '../policy.ts'
import { getBrief as read } from '../reads.ts'
import { isShownTo, viewBrief } from '../view.ts'

export const getBrief: Handler<typeof briefCalls.getBrief> = async ({ uid }, { actor, db }) => {
  const brief = await read(db, uid)
  if (!may(briefPolicy, actor, 'see', brief) && !isStaff(actor) && !isShownTo(actor, brief)) throw new CallError('not-found', 'There is no such brief.')
  return viewBrief(db, actor, brief)
}
