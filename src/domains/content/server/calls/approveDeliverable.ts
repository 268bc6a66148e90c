import type { Handler } from '../../../accounts/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { approvePiece } from '../decide.ts'
import { viewPiece } from '../view.ts'

export const approveDeliverable: Handler<typeof contentCalls.approveDeliverable> = async (
  input,
  { actor, tx, config },
) => {
  const { piece, collab } = await approvePiece({ actor, tx, config }, input)
  return viewPiece(tx, config, actor, collab, piece)
}
