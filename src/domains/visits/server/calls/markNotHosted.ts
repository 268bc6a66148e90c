import type { Handler } from '../../../../access/server/handler.ts'
import { failVenue } from '../arrive.ts'
import type { visitCalls } from '../../contract.ts'
import { beginVisit } from '../begin.ts'
import { viewCollab } from '../../../collabs/server/view.ts'
import { getVisit } from '../reads.ts'

export const markNotHosted: Handler<typeof visitCalls.markNotHosted> = async (
  { reason, ...input },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { collab } = await beginVisit(acting, input, 'markNotHosted')
  return viewCollab(tx, actor, await failVenue(acting, collab, await getVisit(tx, collab.uid), reason))
}
