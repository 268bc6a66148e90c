import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { profileCalls } from '../../contract.ts'
import { beginInfluencer, saveInfluencer, viewInfluencerProfile } from '../save.ts'

export const pauseProfile: Handler<typeof profileCalls.pauseProfile> = async (input, { actor, tx }) => {
  const before = await beginInfluencer(tx, actor, input, 'pause')
  if (before.pausedAt) throw new CallError('failed-precondition', 'Your profile is already paused.')
  const after = await saveInfluencer(tx, actor, 'influencer.paused', before, { pausedAt: now() })
  return viewInfluencerProfile(tx, actor, after)
}
