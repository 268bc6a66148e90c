import { eq, sql } from 'drizzle-orm'
import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { platformNames } from '../../profiles/vocabulary.ts'
import { platformAccounts, platformTries } from './tables.ts'

export const platformMerge: ProfileMerge = {
  moves: [
    { column: platformAccounts.influencerUid, of: 'influencer', does: 'moves', counts: 'connections' },
    // Somebody is at the platform’s page at this moment: they connect it again.
    { column: platformTries.influencerUid, of: 'influencer', does: 'goes' },
  ],
  obstacles: async (db, { from, to }) => {
    const { platform, influencerUid } = platformAccounts
    const rows = await db
      .select({ platform })
      .from(platformAccounts)
      .where(eq(influencerUid, from))
      .intersect(db.select({ platform }).from(platformAccounts).where(eq(influencerUid, to)))
      .orderBy(sql`1`)
    return rows.map(
      (both) =>
        `Both have connected ${platformNames[both.platform]}. Ask them to disconnect one under Profile, then wait until we’ve deleted its data.`,
    )
  },
}
