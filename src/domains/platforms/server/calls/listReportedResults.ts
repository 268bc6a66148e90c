import { assertOwnInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { platformCalls } from '../../contract.ts'
import { listReported } from '../reported-results.ts'

export const listReportedResults: Handler<typeof platformCalls.listReportedResults> = async (
  { influencerUid, platform },
  { actor, db },
) => {
  assertOwnInfluencer(actor, influencerUid)
  const rows = await listReported(db, influencerUid, platform)
  return { rows: rows.map(({ collabUid, venue, type, counts }) => ({ collabUid, venue, type, views: counts.views })) }
}
