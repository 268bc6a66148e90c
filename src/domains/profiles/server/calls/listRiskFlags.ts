import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { getInfluencer } from '../reads.ts'
import { viewRiskFlags } from '../risk-flags.ts'

export const listRiskFlags: Handler<typeof profileCalls.listRiskFlags> = async ({ influencerUid }, { db }) => {
  await getInfluencer(db, influencerUid)
  return viewRiskFlags(db, influencerUid)
}
