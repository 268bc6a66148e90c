import { and, desc, eq, exists, gt, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { fileFacts } from '../../media/server/facts.ts'
import { influencerFacts } from '../../profiles/server/facts.ts'
import type { Orientation } from '../orientation.ts'
import { deliverableFiles, deliverables } from './tables.ts'

/** Those whose first file stands like this. */
export function standing(db: Queryable, orientation: Orientation): SQL {
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

/** Whom and which brief the brand can filter by: those it has finished collabs with, newest first. */
export async function findShowcaseChoices(db: Queryable, brandUid: string) {
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
