import { CallError } from '../../../../kit/contract/errors.ts'
import { isInfluencer } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { captionProblems } from '../checks.ts'
import { getDeliverable } from '../deliverable.ts'

export const checkCaptionFor: Handler<typeof contentCalls.checkCaptionFor> = async (
  { deliverableUid, caption },
  { actor, db },
) => {
  const { deliverable, collab } = await getDeliverable(db, actor, deliverableUid)
  if (!isInfluencer(actor, collab.influencerUid)) throw new CallError('not-found', 'We couldn’t find that content.')
  return { problems: captionProblems(collab, deliverable, caption) }
}
