import { eq, isNull, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { followerJumps, platformAccounts, platformSnapshots } from './tables.ts'

/** What later domains may join in a statement of their own. */
const build = new QueryBuilder()

/** Connected accounts, without what opens them. */
export const connectedFacts = build
  .select({
    uid: platformAccounts.uid,
    influencerUid: platformAccounts.influencerUid,
    platform: platformAccounts.platform,
    followers: platformAccounts.followers,
  })
  .from(platformAccounts)
  .as('connected_facts')

/** How many followed a connected account, day by day. */
export const snapshotFacts = build
  .select({
    accountUid: platformSnapshots.accountUid,
    day: platformSnapshots.day,
    followers: platformSnapshots.followers,
  })
  .from(platformSnapshots)
  .as('snapshot_facts')

/** Jumps of followers that nobody of our team has looked at. */
export const openJumpFacts = build
  .select({
    accountUid: followerJumps.accountUid,
    influencerUid: platformAccounts.influencerUid,
    platform: platformAccounts.platform,
    seenOn: sql<Date>`${followerJumps.day}::timestamptz`.as('seen_on'),
  })
  .from(followerJumps)
  .innerJoin(platformAccounts, eq(platformAccounts.uid, followerJumps.accountUid))
  .where(isNull(followerJumps.seenAt))
  .as('open_jump_facts')
