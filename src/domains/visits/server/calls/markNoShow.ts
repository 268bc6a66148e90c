import type { Handler } from '../../../../access/server/handler.ts'
import { missVisit } from '../arrive.ts'
import type { visitCalls } from '../../contract.ts'
import { beginVisit } from '../begin.ts'
import { viewCollab } from '../../../collabs/server/view.ts'
import { getVisit } from '../reads.ts'

export const markNoShow: Handler<typeof visitCalls.markNoShow> = async (input, { actor, tx, config }) => {
  const acting = { actor, tx, config }
  const { collab } = await beginVisit(acting, input, 'markNoShow')
  return viewCollab(tx, actor, await missVisit(acting, collab, await getVisit(tx, collab.uid)))
}
