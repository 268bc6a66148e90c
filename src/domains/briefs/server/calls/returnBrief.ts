import type { Handler } from '../../../../access/server/handler.ts'
import { notify } from '../../../notifications/server/notify.ts'
import type { briefCalls } from '../../contract.ts'
import { stepBrief } from '../save.ts'
import { viewBrief } from '../view.ts'

export const returnBrief: Handler<typeof briefCalls.returnBrief> = async (input, { actor, tx, config }) => {
  const after = await stepBrief(tx, actor, input, 'return', { changeNote: input.note })
  await notify(tx, config, after.brandUid, `brief-returned:${after.uid}:${after.version}`, {
    kind: 'brief.returned',
    title: 'Your brief needs changes',
    lines: [`Before “${after.title}” can go live: ${input.note}`],
    path: `/app/brand/brief?uid=${after.brandUid}&brief=${after.uid}`,
    action: 'Open the brief',
  })
  return viewBrief(tx, actor, after)
}
