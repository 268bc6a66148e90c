import type { Handler } from '../../../../access/server/handler.ts'
import type { briefCalls } from '../../contract.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { assertMayAskForId } from '../ask-for-id.ts'
import { openBrief } from '../save.ts'
import { reassign } from '../submit.ts'
import { viewBrief } from '../view.ts'

export const submitBrief: Handler<typeof briefCalls.submitBrief> = async ({ uid, version, note }, context) => {
  const { actor, tx } = context
  const brief = await openBrief(tx, actor, { uid, version }, 'submit')
  await assertMayAskForId(tx, await getBrand(tx, brief.brandUid), brief.eligibility)
  return viewBrief(tx, actor, await reassign(context, brief, note))
}
