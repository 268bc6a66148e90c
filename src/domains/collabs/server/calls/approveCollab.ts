import { must } from '../../../../kit/contract/must.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { collabCalls } from '../../contract.ts'
import { agree } from '../agree.ts'
import { begin, othersThan, notifyProfiles } from '../save.ts'
import { viewCollab } from '../view.ts'

/** However many try at once, a brief's last place goes to one. */
export const approveCollab: Handler<typeof collabCalls.approveCollab> = async (input, { actor, tx, config }) => {
  const acting = { actor, tx, config }
  const { collab } = await begin(acting, input, 'approve')
  const after = await agree(acting, collab)
  const terms = must(after.terms, 'agreed terms')
  await notifyProfiles(acting, after, othersThan(actor, after), {
    kind: 'collab.approved',
    title: `It is a yes: ${terms.influencerName} at ${terms.brandName}`,
    lines: [`“${terms.title}” is agreed, and the terms are fixed.`, 'Next, a time for the visit.'],
    action: 'See the collab',
  })
  return viewCollab(tx, actor, after)
}
