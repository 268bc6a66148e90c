import { and, desc, eq, exists, gt, gte, ilike, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { must } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { columnsOf } from '../../../../kit/server/facts.ts'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import type { contentCalls } from '../../contract.ts'
import type { RightsState } from '../../rights.ts'
import { mayEdit } from '../collections.ts'
import { viewShowcase } from '../showcase.ts'
import { findShowcaseChoices, standing } from '../showcase-filters.ts'
import { deliverables, reviews } from '../tables.ts'

/** The deliverables that a brand has approved; an index by approval serves the pages. */
export const listShowcase: Handler<typeof contentCalls.listShowcase> = async (
  { brandUid, cursor, limit, ...filter },
  { actor, db, config },
) => {
  assertSeesBrand(actor, brandUid)
  const after = readCursor(cursor, 2)
  const rows = await db
    .select({ deliverable: deliverables, collab: columnsOf(collabFacts) })
    .from(deliverables)
    .innerJoin(collabFacts, eq(collabFacts.uid, deliverables.collabUid))
    .where(
      and(
        eq(deliverables.brandUid, brandUid),
        isNotNull(deliverables.approvedAt),
        filter.type ? eq(deliverables.type, filter.type) : undefined,
        filter.platform ? eq(deliverables.platform, filter.platform) : undefined,
        filter.influencerUid ? eq(collabFacts.influencerUid, filter.influencerUid) : undefined,
        filter.briefUid ? eq(collabFacts.briefUid, filter.briefUid) : undefined,
        filter.caption ? ilike(deliverables.caption, `%${filter.caption.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
        filter.rights ? withRights(filter.rights) : undefined,
        filter.isPublished === undefined
          ? undefined
          : (filter.isPublished ? isNotNull : isNull)(deliverables.publishedAt),
        filter.orientation ? standing(db, filter.orientation) : undefined,
        filter.rating ? rated(db, filter.rating) : undefined,
        after
          ? sql`(${deliverables.approvedAt}, ${deliverables.uid}) < (${new Date(Number(after[0]))}, ${String(after[1])})`
          : undefined,
      ),
    )
    .orderBy(desc(deliverables.approvedAt), desc(deliverables.uid))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, ({ deliverable }) => [
    must(deliverable.approvedAt, 'time of approval').getTime(),
    deliverable.uid,
  ])
  return {
    rows: await viewShowcase(db, config, actor, cut.rows),
    nextCursor: cut.nextCursor,
    ...(await findShowcaseChoices(db, brandUid)),
    can: { edit: mayEdit(actor, { brandUid }) },
  }
}

function withRights(state: RightsState): SQL | undefined {
  const until = deliverables.rightsUntil
  if (state === 'none') return isNull(until)
  if (state === 'ended') return and(isNotNull(until), lte(until, now()))
  return and(gt(until, now()), or(sql`${collabFacts.terms} ->> 'usageRights' = ${state}`))
}

/** Those of collabs that the brand gave this review or a better one. */
function rated(db: Queryable, rating: number): SQL {
  return exists(
    db
      .select({ value: reviews.value })
      .from(reviews)
      .where(and(eq(reviews.collabUid, deliverables.collabUid), eq(reviews.side, 'brand'), gte(reviews.value, rating))),
  )
}
