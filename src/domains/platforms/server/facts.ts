import { QueryBuilder } from 'drizzle-orm/pg-core'
import { platformAccounts, platformSnapshots } from './tables.ts'

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
