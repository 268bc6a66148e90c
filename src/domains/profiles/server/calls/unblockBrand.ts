import { assertOwnInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { profileCalls } from '../../contract.ts'
import { unblockBrandFor } from '../blocks.ts'

export const unblockBrand: Handler<typeof profileCalls.unblockBrand> = async (pair, { actor, tx }) => {
  assertOwnInfluencer(actor, pair.influencerUid)
  if (!(await unblockBrandFor(tx, actor, pair))) throw new CallError('not-found', 'This venue isn’t blocked.')
  return { done: true }
}
