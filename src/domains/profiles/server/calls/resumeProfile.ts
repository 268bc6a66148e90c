import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { profileCalls } from '../../contract.ts'
import { beginInfluencer, saveInfluencer, viewInfluencerProfile } from '../save.ts'

export const resumeProfile: Handler<typeof profileCalls.resumeProfile> = async (input, { actor, tx }) => {
  const before = await beginInfluencer(tx, actor, input, 'pause')
  if (!before.pausedAt) throw new CallError('failed-precondition', 'Your profile isn’t paused.')
  const after = await saveInfluencer(tx, actor, 'influencer.resumed', before, { pausedAt: null })
  return viewInfluencerProfile(tx, actor, after)
}
