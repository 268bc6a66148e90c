import type { Handler } from '../../../../access/server/handler.ts'
import type { collabCalls } from '../../contract.ts'
import { agree } from '../agree.ts'
import { notifyApproved } from '../notify-approved.ts'
import { begin, othersThan } from '../save.ts'
import { viewCollab } from '../view.ts'

/** However many try at once, a brief's last place goes to one. */
export const approveCollab: Handler<typeof collabCalls.approveCollab> = async (input, { actor, tx, config }) => {
  const acting = { actor, tx, config }
  const { collab } = await begin(acting, input, 'approve')
  const after = await agree(acting, collab)
  await notifyApproved(acting, after, othersThan(actor, after))
  return viewCollab(tx, actor, after)
}
