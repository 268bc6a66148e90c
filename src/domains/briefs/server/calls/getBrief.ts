import type { Handler } from '../../../../access/server/handler.ts'
import type { briefCalls } from '../../contract.ts'
import { getVisibleBrief } from '../reads.ts'
import { viewBrief } from '../view.ts'

export const getBrief: Handler<typeof briefCalls.getBrief> = async ({ uid }, { actor, db }) =>
  viewBrief(db, actor, await getVisibleBrief(db, actor, uid))
