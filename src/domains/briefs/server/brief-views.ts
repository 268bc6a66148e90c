import { inArray, sql } from 'drizzle-orm'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { briefViews } from './tables.ts'

/** An influencer has opened a brief; once a day (UTC) counts. */
export async function addBriefView(tx: Tx, briefUid: string, influencerUid: string): Promise<void> {
  const day = now().toISOString().slice(0, 10)
  await tx.insert(briefViews).values({ briefUid, influencerUid, day }).onConflictDoNothing()
}

/** How often briefs were opened; one that was not is missing. */
export async function countBriefViews(db: Queryable, briefUids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ uid: briefViews.briefUid, count: sql<number>`count(*)::int` })
    .from(briefViews)
    .where(inArray(briefViews.briefUid, [...briefUids]))
    .groupBy(briefViews.briefUid)
  return new Map(rows.map(({ uid, count }) => [uid, count]))
}
