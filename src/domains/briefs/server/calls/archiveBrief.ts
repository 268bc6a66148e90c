import type { Handler } from '../../../../access/server/handler.ts'
import type { briefCalls } from '../../contract.ts'
import { stepBrief } from '../save.ts'
import { viewBrief } from '../view.ts'

export const archiveBrief: Handler<typeof briefCalls.archiveBrief> = async (input, { actor, tx }) =>
  viewBrief(tx, actor, await stepBrief(tx, actor, input, 'archive'))
