import type { Handler } from '../../../accounts/server/handler.ts'
import type { briefCalls } from '../../contract.ts'
import { stepBrief } from '../save.ts'
import { viewBrief } from '../view.ts'

export const archiveBrief: Handler<typeof briefCalls.archiveBrief> = async (input, { actor, tx }) => {
  const { after } = await stepBrief(tx, actor, input, 'archive')
  return viewBrief(tx, actor, after)
}
