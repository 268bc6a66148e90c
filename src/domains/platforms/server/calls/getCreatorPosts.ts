import { desc, eq, inArray } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { seenCreator } from '../../../content/server/seen-creator.ts'
import { mostPosts } from '../../accounts.ts'
import type { platformCalls } from '../../contract.ts'
import { listAccounts } from '../reads.ts'
import { listGrowths } from '../saving.ts'
import { platformAccounts, platformPosts } from '../tables.ts'

export const getCreatorPosts: Handler<typeof platformCalls.getCreatorPosts> = async ({ handle }, { actor, db }) => {
  const { profile } = await seenCreator(db, actor, handle)
  const accounts = await listAccounts(db, profile.uid)
  const posts = await db
    .select({ platform: platformAccounts.platform, post: platformPosts })
    .from(platformPosts)
    .innerJoin(platformAccounts, eq(platformAccounts.uid, platformPosts.accountUid))
    .where(
      inArray(
        platformPosts.accountUid,
        accounts.map(({ uid }) => uid),
      ),
    )
    .orderBy(desc(platformPosts.postedAt))
    .limit(mostPosts)
  const growthOf = await listGrowths(
    db,
    accounts.map(({ uid }) => uid),
  )
  return {
    accounts: accounts.map(({ uid, platform, handle: name, isSandbox, readAt }) => ({
      platform,
      handle: name,
      isSandbox,
      readAt: readAt?.toISOString() ?? null,
      growth: growthOf(uid),
    })),
    posts: posts.map(({ platform, post }) => {
      const { kind, url, text, picture, postedAt, views, reach, likes, comments, saves, shares } = post
      const counts = { views, reach, likes, comments, saves, shares }
      return { platform, kind, url, text, picture, postedAt: postedAt.toISOString(), counts }
    }),
  }
}
