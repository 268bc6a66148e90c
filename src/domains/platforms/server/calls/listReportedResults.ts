import { assertOwnInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { findTypedViews } from '../../../content/server/readings.ts'
import type { platformCalls } from '../../contract.ts'
import { listReported } from '../reported-results.ts'

export const listReportedResults: Handler<typeof platformCalls.listReportedResults> = async (
  { influencerUid, platform },
  { actor, db },
) => {
  assertOwnInfluencer(actor, influencerUid)
  const rows = await listReported(db, influencerUid, platform)
  const typed = await findTypedViews(
    db,
    rows.map(({ deliverableUid }) => deliverableUid),
  )
  return {
    rows: rows.map(({ collabUid, deliverableUid, venue, type, counts: { views } }) => {
      const instead = typed.get(deliverableUid)
      return { collabUid, venue, type, views, typed: instead === undefined ? null : { views: instead } }
    }),
  }
}
