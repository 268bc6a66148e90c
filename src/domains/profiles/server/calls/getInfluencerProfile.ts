import { CallError } from '../../../../kit/contract/errors.ts'
import { may } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { viewInfluencerProfile } from '../save.ts'
import { influencerPolicy } from '../policy.ts'
import { getInfluencer } from '../reads.ts'

export const getInfluencerProfile: Handler<typeof profileCalls.getInfluencerProfile> = async (
  { uid },
  { actor, db },
) => {
  const row = await getInfluencer(db, uid)
  if (!may(influencerPolicy, actor, 'see', row))
    throw new CallError('not-found', 'There is no such influencer profile.')
  return viewInfluencerProfile(db, actor, row)
}
