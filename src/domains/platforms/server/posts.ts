import { asc, desc, eq, inArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { platformIds } from '../../../adapters/platforms/platforms.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { mostChosen, mostPosts } from '../accounts.ts'
import type { RecentPost } from '../contract.ts'
import { platformAccounts, platformPosts } from './tables.ts'

/** The posts of accounts: those that their creator chose, in their order, then the newest. */
export async function listPosts(
  db: Queryable,
  accountUids: readonly string[],
  most = mostChosen + mostPosts * platformIds.length,
): Promise<z.output<typeof RecentPost>[]> {
  const rows = await db
    .select({ platform: platformAccounts.platform, post: platformPosts })
    .from(platformPosts)
    .innerJoin(platformAccounts, eq(platformAccounts.uid, platformPosts.accountUid))
    .where(inArray(platformPosts.accountUid, [...accountUids]))
    .orderBy(asc(platformPosts.chosenAt), desc(platformPosts.postedAt))
    .limit(most)
  return rows.map(({ platform, post }) => {
    const { externalId, kind, url, text, picture, postedAt, chosenAt } = post
    const { views, reach, likes, comments, saves, shares } = post
    return {
      postId: externalId,
      platform,
      kind,
      url,
      text,
      picture,
      postedAt: postedAt.toISOString(),
      counts: { views, reach, likes, comments, saves, shares },
      isChosen: chosenAt !== null,
    }
  })
}
