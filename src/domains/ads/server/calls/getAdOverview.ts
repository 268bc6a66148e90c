import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { one } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { adCalls } from '../../contract.ts'
import { warningsOf } from '../../rules.ts'
import { adCounts, ads } from '../tables.ts'

/** Among how many approved ads clashes are looked for, and how many warnings are shown. */
const lookedAt = 300
const warningsAtMost = 20

export const getAdOverview: Handler<typeof adCalls.getAdOverview> = async (_input, { actor, db }) => {
  const totals = await db
    .select({
      views: sql<number>`coalesce(sum(${adCounts.views}), 0)::int`,
      clicks: sql<number>`coalesce(sum(${adCounts.clicks}), 0)::int`,
    })
    .from(adCounts)
  const approved = await db
    .select()
    .from(ads)
    .where(and(eq(ads.state, 'approved'), or(isNull(ads.endsAt), gt(ads.endsAt, now()))))
    .orderBy(desc(ads.uid))
    .limit(lookedAt)
  return {
    totals: one(totals),
    warnings: warningsOf(approved, now()).slice(0, warningsAtMost),
    canSave: actor.staff === 'admin',
  }
}
