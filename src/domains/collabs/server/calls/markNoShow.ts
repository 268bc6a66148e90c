import type { Handler } from '../../../../access/server/handler.ts'
import { missVisit } from '../arrive.ts'
import type { collabCalls } from '../../contract.ts'
import { getVisit } from '../reads.ts'
import { begin } from '../save.ts'
import { viewCollab } from '../view.ts'

export const markNoShow: Handler<typeof collabCalls.markNoShow> = async (input, { actor, tx, config }) => {
  const acting = { actor, tx, config }
  const { collab } = await begin(acting, input, 'markNoShow')
  return viewCollab(tx, actor, await missVisit(acting, collab, await getVisit(tx, collab.uid)))
}
