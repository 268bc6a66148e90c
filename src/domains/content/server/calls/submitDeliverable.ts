import type { Handler } from '../../../../access/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { beginDeliverable } from '../deliverable.ts'
import { assertVisitBegun, assertWithInfluencer, reassign, readyDraft } from '../submit.ts'
import { viewDeliverable } from '../view.ts'

export const submitDeliverable: Handler<typeof contentCalls.submitDeliverable> = async (
  input,
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { deliverable, collab } = await beginDeliverable(acting, input, 'submitDeliverable')
  assertWithInfluencer(deliverable)
  await assertVisitBegun(acting, collab)
  const { draft, checks } = await readyDraft(acting, collab, deliverable)
  const after = await reassign(acting, collab, deliverable, draft, checks)
  return viewDeliverable(tx, config, actor, after.collab, after.deliverable)
}
