import { and, desc, eq, exists, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { fileFacts } from '../../media/server/facts.ts'
import { influencerFacts } from '../../profiles/server/facts.ts'
import type { Orientation } from '../orientation.ts'
import { addedAt, deliverableFiles, deliverables } from './tables.ts'

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

/** The creators and briefs that a brand can filter its content by, newest first: those of collabs from which something was sent for review or approved. */
export async function findShowcaseChoices(db: Queryable, brandUid: string) {
  const added = db
    .select({ uid: deliverables.uid })
    .from(deliverables)
    .where(and(eq(deliverables.collabUid, collabFacts.uid), sql`${addedAt(deliverables)} is not null`))
  const rows = await db
    .select({
      influencerUid: collabFacts.influencerUid,
      name: influencerFacts.name,
      briefUid: collabFacts.briefUid,
      title: sql<string>`${collabFacts.terms} ->> 'title'`,
    })
    .from(collabFacts)
    .innerJoin(influencerFacts, eq(influencerFacts.uid, collabFacts.influencerUid))
    .where(and(eq(collabFacts.brandUid, brandUid), exists(added)))
    .orderBy(desc(collabFacts.uid))
    .limit(500)
  return {
    influencers: [
      ...new Map(rows.map((row) => [row.influencerUid, { uid: row.influencerUid, name: row.name }])).values(),
    ],
    briefs: [...new Map(rows.map((row) => [row.briefUid, { uid: row.briefUid, title: row.title }])).values()],
  }
}
