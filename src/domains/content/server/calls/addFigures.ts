import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { allow } from '../../../accounts/server/gate.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { getOwnFile } from '../../../media/server/reads.ts'
import type { contentCalls } from '../../contract.ts'
import { figureCounts, kindsFor } from '../../figures.ts'
import { authorOf, lockPiece, recordPiece } from '../piece.ts'
import { contentPolicy } from '../policy.ts'
import { figures } from '../tables.ts'
import { viewPiece } from '../view.ts'

export const addFigures: Handler<typeof contentCalls.addFigures> = async (
  { uid, kind, evidenceUid, ...counts },
  { actor, tx, config },
) => {
  const { piece, collab } = await lockPiece(tx, actor, uid)
  allow(contentPolicy, actor, 'addFigures', collab)
  if (!piece.publishedAt)
    throw new CallError('failed-precondition', 'This piece is not published yet, so there are no figures.')
  if (!kindsFor(piece.type).includes(kind))
    throw new CallError(
      'failed-precondition',
      piece.type === 'story'
        ? 'Figures of a story are taken after 20 hours.'
        : 'Figures are taken at day 7 and day 30.',
    )
  if (figureCounts.every((name) => counts[name] === null))
    throw new CallError('failed-precondition', 'Please give at least one figure, views first.')
  if (evidenceUid) await getOwnFile(tx, actor, evidenceUid)
  const acting = { actor, tx, config }
  const author = await authorOf(tx, acting, collab)
  const row = {
    ...counts,
    capturedAt: now(),
    enteredBy: author.authorName,
    enteredSide: author.side,
    evidenceUid,
    verifiedBy: null,
    verifiedAt: null,
  }
  await tx
    .insert(figures)
    .values({ deliverableUid: uid, kind, ...row })
    .onConflictDoUpdate({ target: [figures.deliverableUid, figures.kind], set: row })
  await recordPiece(acting, 'deliverable.figures-added', collab, piece, { after: { kind, ...counts } })
  return viewPiece(tx, config, actor, collab, piece)
}
