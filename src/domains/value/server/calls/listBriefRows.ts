import { and, desc, eq, sql } from 'drizzle-orm'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { briefFacts } from '../../../briefs/server/facts.ts'
import { noBrief } from '../../../briefs/server/reads.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { influencerFacts } from '../../../profiles/server/facts.ts'
import { visitFacts } from '../../../visits/server/facts.ts'
import type { valueCalls } from '../../contract.ts'
import { mostBriefRows } from '../../contract/briefs.ts'
import { briefPeriod, isCountedAs } from '../briefs.ts'
import { visitedAt } from '../load.ts'

export const listBriefRows: Handler<typeof valueCalls.listBriefRows> = async (
  { brandUid, briefUid, of },
  { actor, db },
) => {
  assertSeesBrand(actor, brandUid)
  const { uid, title, timezone } = briefFacts
  const [brief] = await db
    .select({ title, timezone })
    .from(briefFacts)
    .where(and(eq(uid, briefUid), eq(briefFacts.brandUid, brandUid)))
  if (!brief) throw noBrief()
  const at = of === 'visits' ? sql`${visitedAt}` : sql`${collabFacts.requestedAt}`
  const rows = await db
    .select({
      collabUid: collabFacts.uid,
      creator: influencerFacts.name,
      handle: influencerFacts.handle,
      stage: collabFacts.stage,
      outcome: collabFacts.outcome,
      at: sql<Date>`${at}`.mapWith(collabFacts.requestedAt),
    })
    .from(collabFacts)
    .innerJoin(influencerFacts, eq(influencerFacts.uid, collabFacts.influencerUid))
    .leftJoin(visitFacts, and(eq(visitFacts.collabUid, collabFacts.uid), visitFacts.live))
    .where(and(eq(collabFacts.briefUid, briefUid), isCountedAs(of, briefPeriod(brief.timezone))))
    .orderBy(desc(at), desc(collabFacts.uid))
    .limit(mostBriefRows)
  return { ...brief, rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })) }
}
