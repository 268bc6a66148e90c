import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { may } from '../../../../access/server/policy.ts'
import { getCollab } from '../../../collabs/server/reads.ts'
import type { valueCalls } from '../../contract.ts'
import { valuePolicy } from '../policy.ts'
import { bookingCodes } from '../tables.ts'
import { countRedemptions, listTrackedLinks, viewTrackedLink } from '../tracking.ts'

export const getTracking: Handler<typeof valueCalls.getTracking> = async ({ collabUid }, { actor, db, config }) => {
  const collab = await getCollab(db, actor, collabUid)
  const [code] = await db.select().from(bookingCodes).where(eq(bookingCodes.collabUid, collabUid))
  const links = await listTrackedLinks(db, collabUid)
  return {
    links: links.map((link) => viewTrackedLink(config, link)),
    code: code ? { code: code.code, bookings: await countRedemptions(db, collabUid) } : null,
    can: { create: collab.stage >= 3 && may(valuePolicy, actor, 'track', collab) },
  }
}
