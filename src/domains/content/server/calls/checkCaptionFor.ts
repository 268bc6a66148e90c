import { CallError } from '../../../../kit/contract/errors.ts'
import { isInfluencer } from '../../../accounts/roles.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { captionProblems } from '../checks.ts'
import { getPiece } from '../piece.ts'

export const checkCaptionFor: Handler<typeof contentCalls.checkCaptionFor> = async (
  { deliverableUid, caption },
  { actor, db },
) => {
  const { piece, collab } = await getPiece(db, actor, deliverableUid)
  if (!isInfluencer(actor, collab.influencerUid)) throw new CallError('not-found', 'There is no such piece of content.')
  return { problems: captionProblems(collab, piece, caption) }
}
