import { eq, sql } from 'drizzle-orm'
import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { refreshReliabilityOf } from './reliability.ts'
import { creatorOpens, deliverables } from './tables.ts'

export const contentMerge: ProfileMerge = {
  moves: [
    {
      column: creatorOpens.influencerUid,
      of: 'influencer',
      does: 'moves',
      once: [creatorOpens.day, creatorOpens.brandUid],
    },
  ],
  counts: async (db, { type, from }) => {
    const owner = type === 'influencer' ? collabFacts.influencerUid : collabFacts.brandUid
    const [row] = await db
      .select({ content: sql<number>`count(*)::int` })
      .from(deliverables)
      .innerJoin(collabFacts, eq(collabFacts.uid, deliverables.collabUid))
      .where(eq(owner, from))
    return row ?? {}
  },
  // After the visits, which it is worked out from.
  merge: async (tx, { type, to }) => refreshReliabilityOf(tx, type, to),
}
