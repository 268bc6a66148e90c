import { and, eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { allow } from '../../../accounts/server/gate.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { authorOf, lockPiece, recordPiece } from '../piece.ts'
import { contentPolicy } from '../policy.ts'
import { figures } from '../tables.ts'
import { viewPiece } from '../view.ts'

export const verifyFigures: Handler<typeof contentCalls.verifyFigures> = async (
  { uid, kind },
  { actor, tx, config },
) => {
  const { piece, collab } = await lockPiece(tx, actor, uid)
  allow(contentPolicy, actor, 'verifyFigures', collab)
  const acting = { actor, tx, config }
  const { authorName } = await authorOf(tx, acting, collab)
  const [verified] = await tx
    .update(figures)
    .set({ verifiedBy: authorName, verifiedAt: now() })
    .where(and(eq(figures.deliverableUid, uid), eq(figures.kind, kind)))
    .returning()
  if (!verified) throw new CallError('failed-precondition', 'There are no figures of that day yet.')
  await recordPiece(acting, 'deliverable.figures-verified', collab, piece, { after: { kind } })
  return viewPiece(tx, config, actor, collab, piece)
}
