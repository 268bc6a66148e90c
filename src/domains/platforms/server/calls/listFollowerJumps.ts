import { and, desc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import { influencerFacts } from '../../../profiles/server/facts.ts'
import type { platformCalls } from '../../contract.ts'
import { listGrowths } from '../saving.ts'
import { followerJumps, platformAccounts } from '../tables.ts'

export const listFollowerJumps: Handler<typeof platformCalls.listFollowerJumps> = async ({ cursor, limit }, { db }) => {
  const after = readCursor(cursor, 2)
  const [day, uid] = after ? [String(after[0]), String(after[1])] : ['', '']
  const further = or(lt(followerJumps.day, day), and(eq(followerJumps.day, day), lt(followerJumps.accountUid, uid)))
  const found = await db
    .select({
      jump: followerJumps,
      account: platformAccounts,
      name: influencerFacts.name,
      creatorHandle: influencerFacts.handle,
    })
    .from(followerJumps)
    .innerJoin(platformAccounts, eq(platformAccounts.uid, followerJumps.accountUid))
    .innerJoin(influencerFacts, eq(influencerFacts.uid, platformAccounts.influencerUid))
    .where(and(isNull(followerJumps.seenAt), after ? further : undefined))
    .orderBy(desc(followerJumps.day), desc(followerJumps.accountUid))
    .limit(limit + 1)
  const { rows, nextCursor } = cutPage(found, limit, ({ jump }) => [jump.day, jump.accountUid])
  const growthOf = await listGrowths(
    db,
    rows.map(({ account }) => account.uid),
  )
  return {
    rows: rows.map(({ jump, account, name, creatorHandle }) => ({
      accountUid: account.uid,
      influencerUid: account.influencerUid,
      name,
      platform: account.platform,
      handle: account.handle,
      url: account.url,
      creatorHandle,
      day: jump.day,
      before: jump.before,
      after: jump.after,
      reasons: jump.reasons,
      growth: growthOf(account.uid),
    })),
    nextCursor,
  }
}
