import { assertOwnInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { blockBrandFor } from '../blocks.ts'
import { getBrand } from '../reads.ts'

export const blockBrand: Handler<typeof profileCalls.blockBrand> = async (pair, { actor, tx }) => {
  assertOwnInfluencer(actor, pair.influencerUid)
  await getBrand(tx, pair.brandUid)
  await blockBrandFor(tx, actor, pair)
  return { done: true }
}
