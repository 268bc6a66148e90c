import { eq } from 'drizzle-orm'
import { assertSeesInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { valueCalls } from '../../contract.ts'
import { listPast } from '../past-collabs.ts'
import { pastCollabs } from '../tables.ts'

export const listPastCollabsOf: Handler<typeof valueCalls.listPastCollabsOf> = async (
  { influencerUid, ...page },
  { actor, db },
) => {
  assertSeesInfluencer(actor, influencerUid)
  return listPast(db, eq(pastCollabs.influencerUid, influencerUid), page)
}
