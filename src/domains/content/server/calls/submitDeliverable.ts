import type { Handler } from '../../../accounts/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { beginPiece } from '../piece.ts'
import { assertVisitBegun, assertWithInfluencer, handOver, readyDraft } from '../submit.ts'
import { viewPiece } from '../view.ts'

export const submitDeliverable: Handler<typeof contentCalls.submitDeliverable> = async (
  input,
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { piece, collab } = await beginPiece(acting, input, 'submitDeliverable')
  assertWithInfluencer(piece)
  await assertVisitBegun(acting, collab)
  const { draft, checks } = await readyDraft(acting, collab, piece)
  const after = await handOver(acting, collab, piece, draft, checks)
  return viewPiece(tx, config, actor, after.collab, after.piece)
}
