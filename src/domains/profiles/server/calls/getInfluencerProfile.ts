import { assertSeesInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { mergedOrSame } from '../merged.ts'
import { viewInfluencerProfile } from '../save.ts'
import { getInfluencer } from '../reads.ts'

export const getInfluencerProfile: Handler<typeof profileCalls.getInfluencerProfile> = async (
  { uid: asked },
  { actor, db },
) => {
  const uid = await mergedOrSame(db, asked)
  assertSeesInfluencer(actor, uid)
  const row = await getInfluencer(db, uid)
  return viewInfluencerProfile(db, actor, row)
}
