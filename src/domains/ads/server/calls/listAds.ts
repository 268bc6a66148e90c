import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { must } from '../../../../kit/contract/must.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { adCalls } from '../../contract.ts'
import { warningsOf } from '../../rules.ts'
import { countsOf, viewAd } from '../save.ts'
import { adCounts, ads } from '../tables.ts'

/** Among how many approved ads clashes are looked for, and how many warnings are shown. */
const lookedAt = 300
const warningsAtMost = 20

export const listAds: Handler<typeof adCalls.listAds> = async ({ state, cursor, limit }, { actor, db }) => {
  const ofState = state ? eq(ads.state, state) : undefined
  const after = readCursor(cursor, 1)
  const rows = await db
    .select()
    .from(ads)
    .where(and(ofState, after ? lt(ads.uid, String(after[0])) : undefined))
    .orderBy(desc(ads.uid))
    .limit(limit + 1)
  const { rows: shown, nextCursor } = cutPage(rows, limit, ({ uid }) => [uid])
  const counts = await countsOf(
    db,
    shown.map(({ uid }) => uid),
  )
  const [totals] = await db
    .select({
      count: sql<number>`count(distinct ${ads.uid})::int`,
      views: sql<number>`coalesce(sum(${adCounts.views}), 0)::int`,
      clicks: sql<number>`coalesce(sum(${adCounts.clicks}), 0)::int`,
    })
    .from(ads)
    .leftJoin(adCounts, eq(adCounts.adUid, ads.uid))
    .where(ofState)
  const approved = await db
    .select()
    .from(ads)
    .where(and(eq(ads.state, 'approved'), or(isNull(ads.endsAt), gt(ads.endsAt, now()))))
    .orderBy(desc(ads.uid))
    .limit(lookedAt)
  return {
    rows: shown.map((row) => viewAd(actor, row, counts.get(row.uid))),
    nextCursor,
    totals: must(totals, 'totals'),
    warnings: warningsOf(approved, now()).slice(0, warningsAtMost),
    canSave: actor.staff === 'admin',
  }
}
