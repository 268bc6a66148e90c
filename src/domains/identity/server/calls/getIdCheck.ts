import { assertSeesInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getInfluencer } from '../../../profiles/server/reads.ts'
import type { identityCalls } from '../../contract.ts'
import { findLastCheck, viewCheck } from '../checks.ts'

export const getIdCheck: Handler<typeof identityCalls.getIdCheck> = async (
  { influencerUid },
  { actor, db, identity },
) => {
  assertSeesInfluencer(actor, influencerUid)
  const profile = await getInfluencer(db, influencerUid)
  const last = await findLastCheck(db, influencerUid)
  return {
    checkedAt: profile.idCheckedAt?.toISOString() ?? null,
    way: identity ? 'stripe' : 'staff',
    last: last && (await viewCheck(db, last)),
  }
}
