import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { assertOwnInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now, plus } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import type { platformCalls } from '../../contract.ts'
import { platformAccounts, platformPosts } from '../tables.ts'

export const choosePosts: Handler<typeof platformCalls.choosePosts> = async (
  { influencerUid, posts },
  { actor, tx },
) => {
  assertOwnInfluencer(actor, influencerUid)
  const accounts = await tx
    .select({ uid: platformAccounts.uid, platform: platformAccounts.platform })
    .from(platformAccounts)
    .where(eq(platformAccounts.influencerUid, influencerUid))
    .orderBy(platformAccounts.uid)
    .for('update')
  const ofThem = inArray(
    platformPosts.accountUid,
    accounts.map(({ uid }) => uid),
  )
  await tx
    .update(platformPosts)
    .set({ chosenAt: null })
    .where(and(ofThem, isNotNull(platformPosts.chosenAt)))
  for (const [at, { platform, postId }] of posts.entries()) {
    const accountUid = accounts.find((one) => one.platform === platform)?.uid ?? ''
    const [chosen] = await tx
      .update(platformPosts)
      // Their order.
      .set({ chosenAt: plus(now(), at) })
      .where(and(eq(platformPosts.accountUid, accountUid), eq(platformPosts.externalId, postId)))
      .returning({ url: platformPosts.url })
    if (!chosen)
      throw new CallError('not-found', 'One of these posts is no longer there. Reload the page and choose again.')
  }
  const subject = { subjectUid: influencerUid, influencerUid }
  await record(tx, actor, 'influencer', 'influencer.posts-chosen', subject, { after: { posts: posts.length } })
  return { done: true as const }
}
