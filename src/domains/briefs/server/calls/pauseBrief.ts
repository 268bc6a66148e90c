import type { Handler } from '../../../accounts/server/handler.ts'
import type { briefCalls } from '../../contract.ts'
import { stepBrief } from '../save.ts'
import { viewBrief } from '../view.ts'

export const pauseBrief: Handler<typeof briefCalls.pauseBrief> = async (input, { actor, tx }) => {
  const { after } = await stepBrief(tx, actor, input, 'pause')
  return viewBrief(tx, actor, after)
}
