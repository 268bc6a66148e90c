import { and, desc, eq } from 'drizzle-orm'
import type { PlatformId } from '../../../adapters/platforms/platforms.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { deliverableFacts, resultFacts } from '../../content/server/facts.ts'
import { readingCounts } from '../../content/insights.ts'
import { recordReading } from '../../content/server/readings.ts'
import { brandFacts, influencerFacts } from '../../profiles/server/facts.ts'

/** What a platform reported of an influencer's deliverables, newest first. */
export async function listReported(db: Queryable, influencerUid: string, platform: PlatformId) {
  return db
    .select({
      collabUid: collabFacts.uid,
      deliverableUid: deliverableFacts.uid,
      type: deliverableFacts.type,
      venue: brandFacts.name,
      by: influencerFacts.name,
      counts: {
        views: resultFacts.views,
        reach: resultFacts.reach,
        likes: resultFacts.likes,
        comments: resultFacts.comments,
        saves: resultFacts.saves,
        shares: resultFacts.shares,
        clicks: resultFacts.clicks,
        followersGained: resultFacts.followersGained,
      },
    })
    .from(resultFacts)
    .innerJoin(deliverableFacts, eq(deliverableFacts.uid, resultFacts.deliverableUid))
    .innerJoin(collabFacts, eq(collabFacts.uid, deliverableFacts.collabUid))
    .innerJoin(brandFacts, eq(brandFacts.uid, collabFacts.brandUid))
    .innerJoin(influencerFacts, eq(influencerFacts.uid, collabFacts.influencerUid))
    .where(
      and(
        eq(collabFacts.influencerUid, influencerUid),
        eq(deliverableFacts.platform, platform),
        eq(resultFacts.source, 'platform'),
        eq(resultFacts.isWithdrawn, false),
      ),
    )
    .orderBy(desc(deliverableFacts.publishedAt))
}

/** The creator confirms what a platform reported as their own report: it stays when the platform's readings go. */
export async function keepResultsAsOwn(tx: Tx, influencerUid: string, platform: PlatformId): Promise<void> {
  for (const { deliverableUid, counts, by } of await listReported(tx, influencerUid, platform)) {
    if (readingCounts.every((name) => counts[name] === null)) continue
    await recordReading(tx, {
      deliverableUid,
      source: 'typed',
      takenAt: now(),
      counts,
      enteredBy: by,
      enteredSide: 'influencer',
    })
  }
}
