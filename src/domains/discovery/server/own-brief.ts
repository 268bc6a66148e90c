import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { type Brief, getBrief, noBrief } from '../../briefs/server/reads.ts'

/** The brief that creators are compared with: one of the brand's own, or none. */
export async function findOwnBrief(
  db: Queryable,
  brandUid: string,
  briefUid: string | undefined,
): Promise<Brief | null> {
  if (!briefUid) return null
  const brief = await getBrief(db, briefUid)
  if (brief.brandUid !== brandUid) throw noBrief()
  return brief
}

/** The brief that the brand's own pages compare creators with at first: the newest that is live. */
export async function findNewestLiveBrief(db: Queryable, brandUid: string): Promise<Brief | null> {
  const [newest] = await db
    .select({ uid: briefFacts.uid })
    .from(briefFacts)
    .where(and(eq(briefFacts.brandUid, brandUid), eq(briefFacts.status, 'live')))
    .orderBy(desc(briefFacts.uid))
    .limit(1)
  return newest ? getBrief(db, newest.uid) : null
}
