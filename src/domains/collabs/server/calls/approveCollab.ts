import type { Handler } from '../../../../access/server/handler.ts'
import type { collabCalls } from '../../contract.ts'
import { agree } from '../agree.ts'
import { notifyApproved } from '../notify-approved.ts'
import { begin, othersThan } from '../save.ts'
import { findSuggestions } from '../suggestions.ts'
import { viewCollab } from '../view.ts'

/** However many try at once, a brief's last place goes to one. */
export const approveCollab: Handler<typeof collabCalls.approveCollab> = async (
  { terms, ...input },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { collab } = await begin(acting, input, 'approve')
  const suggestion = (await findSuggestions(tx, [collab])).has(collab.uid)
  const agreed = await agree(acting, collab, terms)
  await notifyApproved(acting, agreed, othersThan(actor, agreed.collab), suggestion ? terms : undefined)
  return viewCollab(tx, actor, agreed.collab)
}
