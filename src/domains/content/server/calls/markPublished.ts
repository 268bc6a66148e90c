import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { readLiveUrl } from '../../live-url.ts'
import { completeIfDone } from '../decide.ts'
import { beginPiece, pieceWords, recordPiece, savePiece, tellOfPiece } from '../piece.ts'
import { viewPiece } from '../view.ts'

export const markPublished: Handler<typeof contentCalls.markPublished> = async (
  { url, ...input },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { piece, collab } = await beginPiece(acting, input, 'markPublished')
  if (piece.status !== 'approved')
    throw new CallError(
      'failed-precondition',
      piece.status === 'published'
        ? 'This piece is published already.'
        : 'This piece is not approved yet; please wait before you post it.',
    )
  const live = readLiveUrl(url, piece)
  if (!live.ok) throw new CallError('failed-precondition', live.problem)
  const after = await savePiece(tx, piece, { status: 'published', liveUrl: live.url, publishedAt: now() })
  await recordPiece(acting, 'deliverable.published', collab, after, { after: { url: live.url } })
  await tellOfPiece(acting, collab, after, [collab.brandUid], {
    kind: 'deliverable.published',
    title: `Live: ${pieceWords(after)} by ${collab.terms?.influencerName ?? 'your guest'}`,
    lines: [`“${collab.terms?.title ?? ''}” can be seen at ${live.url}.`],
    action: 'See the content',
  })
  return viewPiece(tx, config, actor, await completeIfDone(acting, collab), after)
}
