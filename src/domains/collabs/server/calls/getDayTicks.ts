import { assertOwnInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { collabCalls } from '../../contract.ts'
import { findDone } from '../day-ticks.ts'
import { getCollab } from '../reads.ts'

export const getDayTicks: Handler<typeof collabCalls.getDayTicks> = async ({ collabUid }, { actor, db }) => {
  const collab = await getCollab(db, actor, collabUid)
  assertOwnInfluencer(actor, collab.influencerUid)
  return findDone(db, collabUid)
}
