import { and, desc, eq, exists, gt, gte, ilike, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { must } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { columnsOf } from '../../../../kit/server/facts.ts'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { fileFacts } from '../../../media/server/facts.ts'
import { influencerFacts } from '../../../profiles/server/facts.ts'
import type { contentCalls } from '../../contract.ts'
import type { Orientation } from '../../orientation.ts'
import type { RightsState } from '../../rights.ts'
import { mayEdit } from '../collections.ts'
import { viewShowcase } from '../showcase.ts'
import { deliverableFiles, deliverables, reviews } from '../tables.ts'

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
    ...(await filtersOf(db, brandUid)),
    can: { edit: mayEdit(actor, { brandUid }) },
  }
}

function withRights(state: RightsState): SQL | undefined {
  const until = deliverables.rightsUntil
  if (state === 'none') return isNull(until)
  if (state === 'ended') return and(isNotNull(until), lte(until, now()))
  return and(gt(until, now()), or(sql`${collabFacts.terms} ->> 'usageRights' = ${state}`))
}

/** Those whose first file stands like this. */
function standing(db: Queryable, orientation: Orientation): SQL {
  const { width, height } = fileFacts
  const shapes = { portrait: lt(width, height), square: eq(width, height), landscape: gt(width, height) }
  return exists(
    db
      .select({ uid: fileFacts.uid })
      .from(deliverableFiles)
      .innerJoin(fileFacts, eq(fileFacts.uid, deliverableFiles.fileUid))
      .where(
        and(
          eq(deliverableFiles.deliverableUid, deliverables.uid),
          eq(deliverableFiles.version, deliverables.fileVersion),
          eq(deliverableFiles.position, 0),
          shapes[orientation],
        ),
      ),
  )
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

/** Whom and which brief the brand can filter by: those it has finished collabs with, newest first. */
async function filtersOf(db: Queryable, brandUid: string) {
  const rows = await db
    .select({
      influencerUid: collabFacts.influencerUid,
      name: influencerFacts.name,
      briefUid: collabFacts.briefUid,
      title: sql<string>`${collabFacts.terms} ->> 'title'`,
    })
    .from(collabFacts)
    .innerJoin(influencerFacts, eq(influencerFacts.uid, collabFacts.influencerUid))
    .where(and(eq(collabFacts.brandUid, brandUid), isNotNull(collabFacts.deliveredAt)))
    .orderBy(desc(collabFacts.uid))
    .limit(500)
  return {
    influencers: [
      ...new Map(rows.map((row) => [row.influencerUid, { uid: row.influencerUid, name: row.name }])).values(),
    ],
    briefs: [...new Map(rows.map((row) => [row.briefUid, { uid: row.briefUid, title: row.title }])).values()],
  }
}
