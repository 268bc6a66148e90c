import type { Handler } from '../../../accounts/server/handler.ts'
import type { briefCalls } from '../../contract.ts'
import { stepBrief } from '../save.ts'
import { viewBrief } from '../view.ts'

export const archiveBrief: Handler<typeof briefCalls.archiveBrief> = async ({ note, ...input }, { actor, tx }) => {
  const { after } = await stepBrief(tx, actor, input, 'archive', () => (note ? { changeNote: note } : {}))
  return viewBrief(tx, actor, after)
}
