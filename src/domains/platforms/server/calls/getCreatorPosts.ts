import type { Handler } from '../../../../access/server/handler.ts'
import { seenCreator } from '../../../content/server/seen-creator.ts'
import { mostChosen, mostPosts } from '../../accounts.ts'
import type { platformCalls } from '../../contract.ts'
import { listAccounts } from '../reads.ts'
import { listPosts } from '../posts.ts'
import { listGrowths } from '../saving.ts'

export const getCreatorPosts: Handler<typeof platformCalls.getCreatorPosts> = async ({ handle }, { actor, db }) => {
  const { profile } = await seenCreator(db, actor, handle)
  const accounts = await listAccounts(db, profile.uid)
  const uids = accounts.map(({ uid }) => uid)
  const posts = await listPosts(db, uids, mostChosen + mostPosts)
  const growthOf = await listGrowths(db, uids)
  return {
    accounts: accounts.map(({ uid, platform, handle: name, isSandbox, readAt }) => ({
      platform,
      handle: name,
      isSandbox,
      readAt: readAt?.toISOString() ?? null,
      growth: growthOf(uid),
    })),
    posts: [
      ...posts.filter(({ isChosen }) => isChosen),
      ...posts.filter(({ isChosen }) => !isChosen).slice(0, mostPosts),
    ],
  }
}
