import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { beginInfluencer, saveInfluencer, viewInfluencerProfile } from '../save.ts'

export const saveInfluencerStaffFacts: Handler<typeof profileCalls.saveInfluencerStaffFacts> = async (
  { fields, ...input },
  { actor, tx },
) => {
  const before = await beginInfluencer(tx, actor, input, 'decide')
  const after = await saveInfluencer(tx, actor, 'influencer.staff-facts-updated', before, fields)
  return viewInfluencerProfile(tx, actor, after)
}
