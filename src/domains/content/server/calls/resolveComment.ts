import { eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { allow } from '../../../accounts/server/gate.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { lockPiece, recordPiece } from '../piece.ts'
import { contentPolicy } from '../policy.ts'
import { pieceComments } from '../tables.ts'
import { viewPiece } from '../view.ts'

export const resolveComment: Handler<typeof contentCalls.resolveComment> = async (
  { commentUid, resolved },
  { actor, tx, config },
) => {
  const [comment] = await tx.select().from(pieceComments).where(eq(pieceComments.uid, commentUid))
  if (!comment) throw new CallError('not-found', 'There is no such comment.')
  const { piece, collab } = await lockPiece(tx, actor, comment.deliverableUid)
  allow(contentPolicy, actor, 'comment', collab)
  if ((comment.resolvedAt !== null) !== resolved) {
    await tx
      .update(pieceComments)
      .set({ resolvedAt: resolved ? now() : null })
      .where(eq(pieceComments.uid, commentUid))
    await recordPiece(
      { actor, tx, config },
      resolved ? 'deliverable.comment-resolved' : 'deliverable.comment-reopened',
      collab,
      piece,
      { after: { comment: commentUid } },
    )
  }
  return viewPiece(tx, config, actor, collab, piece)
}
