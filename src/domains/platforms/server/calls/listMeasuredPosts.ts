import { asc, eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { getCollab } from '../../../collabs/server/reads.ts'
import { deliverableFacts } from '../../../content/server/facts.ts'
import type { platformCalls } from '../../contract.ts'
import { measuredPosts, platformAccounts } from '../tables.ts'

export const listMeasuredPosts: Handler<typeof platformCalls.listMeasuredPosts> = async (
  { collabUid },
  { actor, db, platforms },
) => {
  await getCollab(db, actor, collabUid)
  const found = await db
    .select({ post: measuredPosts, platform: platformAccounts.platform, isSandbox: platformAccounts.isSandbox })
    .from(measuredPosts)
    .innerJoin(deliverableFacts, eq(deliverableFacts.uid, measuredPosts.deliverableUid))
    .innerJoin(platformAccounts, eq(platformAccounts.uid, measuredPosts.accountUid))
    .where(eq(deliverableFacts.collabUid, collabUid))
    .orderBy(asc(measuredPosts.publishedAt), asc(measuredPosts.deliverableUid))
  const at = (time: Date | null) => time?.toISOString() ?? null
  return {
    rows: found.map(({ post, platform, isSandbox }) => {
      const { views, reach, likes, comments, saves, shares } = post
      return {
        deliverableUid: post.deliverableUid,
        platform,
        type: post.type,
        isSandbox,
        isFound: post.externalId !== null,
        maySum: platforms[platform]?.terms.maySum ?? false,
        lookedAt: at(post.lookedAt),
        seenAt: at(post.seenAt),
        goneAt: at(post.goneAt),
        nextAt: at(post.nextAt),
        counts: { views, reach, likes, comments, saves, shares },
      }
    }),
  }
}
