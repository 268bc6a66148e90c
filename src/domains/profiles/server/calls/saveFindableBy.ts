import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { beginInfluencer, saveInfluencer, viewInfluencerProfile } from '../save.ts'

export const saveFindableBy: Handler<typeof profileCalls.saveFindableBy> = async (
  { findableBy, ...input },
  { actor, tx },
) => {
  const before = await beginInfluencer(tx, actor, input, 'save')
  const after = await saveInfluencer(tx, actor, 'influencer.findable-by-updated', before, { findableBy })
  return viewInfluencerProfile(tx, actor, after)
}
