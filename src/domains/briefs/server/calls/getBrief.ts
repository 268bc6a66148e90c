import type { Handler } from '../../../accounts/server/handler.ts'
import type { briefCalls } from '../../contract.ts'
import { seeBrief } from '../reads.ts'
import { viewBrief } from '../view.ts'

export const getBrief: Handler<typeof briefCalls.getBrief> = async ({ uid }, { actor, db }) =>
  viewBrief(db, actor, await seeBrief(db, actor, uid))
