import { assertOwnInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { platformCalls } from '../../contract.ts'
import { listPosts } from '../posts.ts'
import { listAccounts } from '../reads.ts'

export const listOwnPosts: Handler<typeof platformCalls.listOwnPosts> = async ({ influencerUid }, { actor, db }) => {
  assertOwnInfluencer(actor, influencerUid)
  const accounts = await listAccounts(db, influencerUid)
  return {
    posts: await listPosts(
      db,
      accounts.map(({ uid }) => uid),
    ),
  }
}
