import { and, desc, eq, gt, ilike, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { now } from '../../../../kit/server/clock.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { isBrandMember, isStaff } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { collabs } from '../../../collabs/server/tables.ts'
import { influencerProfiles } from '../../../profiles/server/tables.ts'
import type { contentCalls } from '../../contract.ts'
import type { RightsState } from '../../rights.ts'
import { viewShowcase } from '../showcase.ts'
import { deliverables } from '../tables.ts'

/** The pieces that a brand has approved; an index by approval serves the pages. */
export const listShowcase: Handler<typeof contentCalls.listShowcase> = async (
  { brandUid, cursor, limit, ...filter },
  { actor, db, config },
) => {
  if (!isBrandMember(actor, brandUid) && !isStaff(actor))
    throw new CallError('not-found', 'There is no such brand profile.')
  const after = readCursor(cursor, 2)
  const rows = await db
    .select({ piece: deliverables, collab: collabs })
    .from(deliverables)
    .innerJoin(collabs, eq(collabs.uid, deliverables.collabUid))
    .where(
      and(
        eq(deliverables.brandUid, brandUid),
        isNotNull(deliverables.approvedAt),
        filter.type ? eq(deliverables.type, filter.type) : undefined,
        filter.platform ? eq(deliverables.platform, filter.platform) : undefined,
        filter.influencerUid ? eq(collabs.influencerUid, filter.influencerUid) : undefined,
        filter.briefUid ? eq(collabs.briefUid, filter.briefUid) : undefined,
        filter.caption ? ilike(deliverables.caption, `%${filter.caption.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
        filter.rights ? withRights(filter.rights) : undefined,
        after
          ? sql`(${deliverables.approvedAt}, ${deliverables.uid}) < (${new Date(Number(after[0]))}, ${String(after[1])})`
          : undefined,
      ),
    )
    .orderBy(desc(deliverables.approvedAt), desc(deliverables.uid))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, ({ piece }) => [piece.approvedAt!.getTime(), piece.uid])
  return {
    rows: await viewShowcase(db, config, actor, cut.rows),
    nextCursor: cut.nextCursor,
    ...(await filtersOf(db, brandUid)),
  }
}

function withRights(state: RightsState): SQL | undefined {
  const until = deliverables.rightsUntil
  if (state === 'none') return isNull(until)
  if (state === 'ended') return and(isNotNull(until), lte(until, now()))
  return and(gt(until, now()), or(sql`${collabs.terms} ->> 'usageRights' = ${state}`))
}

/** Whom and which brief the brand can filter by: those it has finished collabs with, newest first. */
async function filtersOf(db: Queryable, brandUid: string) {
  const rows = await db
    .select({
      influencerUid: collabs.influencerUid,
      name: influencerProfiles.name,
      briefUid: collabs.briefUid,
      title: sql<string>`${collabs.terms} ->> 'title'`,
    })
    .from(collabs)
    .innerJoin(influencerProfiles, eq(influencerProfiles.uid, collabs.influencerUid))
    .where(and(eq(collabs.brandUid, brandUid), isNotNull(collabs.deliveredAt)))
    .orderBy(desc(collabs.uid))
    .limit(500)
  return {
    influencers: [
      ...new Map(rows.map((row) => [row.influencerUid, { uid: row.influencerUid, name: row.name }])).values(),
    ],
    briefs: [...new Map(rows.map((row) => [row.briefUid, { uid: row.briefUid, title: row.title }])).values()],
  }
}
