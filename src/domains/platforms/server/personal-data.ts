import { eq, inArray } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { platformAccounts, platformPosts, platformSnapshots, platformTries } from './tables.ts'

/** What opens an account at a platform is nobody's to take along; everything else goes with its profile. */
export const platformData: PersonalData = {
  domain: 'platforms',
  gather: async (db, { influencerUids }) => {
    const mine = inArray(platformAccounts.influencerUid, [...influencerUids])
    const { platform, handle, url, granted, connectedAt, readAt, followers, audience } = platformAccounts
    const { kind, text, postedAt, chosenAt, views, reach, likes, comments, saves, shares } = platformPosts
    return {
      'connected-accounts': await db
        .select({ platform, handle, url, granted, connectedAt, readAt, followers, audience })
        .from(platformAccounts)
        .where(mine),
      'follower-snapshots': await db
        .select({ platform, day: platformSnapshots.day, followers: platformSnapshots.followers })
        .from(platformSnapshots)
        .innerJoin(platformAccounts, eq(platformAccounts.uid, platformSnapshots.accountUid))
        .where(mine),
      'recent-posts': await db
        .select({
          platform,
          kind,
          url: platformPosts.url,
          text,
          postedAt,
          chosenAt,
          views,
          reach,
          likes,
          comments,
          saves,
          shares,
        })
        .from(platformPosts)
        .innerJoin(platformAccounts, eq(platformAccounts.uid, platformPosts.accountUid))
        .where(mine),
    }
  },
  forget: async (tx, { account, influencerUids }) => {
    await tx.delete(platformTries).where(inArray(platformTries.influencerUid, [...influencerUids]))
    if (account) await tx.delete(platformTries).where(eq(platformTries.byUid, account.uid))
    await tx.delete(platformAccounts).where(inArray(platformAccounts.influencerUid, [...influencerUids]))
  },
}
