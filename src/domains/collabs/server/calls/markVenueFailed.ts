import type { Handler } from '../../../../access/server/handler.ts'
import { failVenue } from '../arrive.ts'
import type { collabCalls } from '../../contract.ts'
import { getVisit } from '../reads.ts'
import { begin } from '../save.ts'
import { viewCollab } from '../view.ts'

export const markVenueFailed: Handler<typeof collabCalls.markVenueFailed> = async (
  { reason, ...input },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { collab } = await begin(acting, input, 'markVenueFailed')
  return viewCollab(tx, actor, await failVenue(acting, collab, await getVisit(tx, collab.uid), reason))
}
