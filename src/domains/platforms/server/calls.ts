import type { HandlersOf } from '../../../access/server/handler.ts'
import type { platformCalls } from '../contract.ts'
import { choosePosts } from './calls/choosePosts.ts'
import { connectAccount } from './calls/connectAccount.ts'
import { disconnectAccount } from './calls/disconnectAccount.ts'
import { finishConnecting } from './calls/finishConnecting.ts'
import { getCreatorPosts } from './calls/getCreatorPosts.ts'
import { listConnectedAccounts } from './calls/listConnectedAccounts.ts'
import { listFollowerJumps } from './calls/listFollowerJumps.ts'
import { listMeasuredPosts } from './calls/listMeasuredPosts.ts'
import { listOwnPosts } from './calls/listOwnPosts.ts'
import { listReportedResults } from './calls/listReportedResults.ts'
import { readAccountNow } from './calls/readAccountNow.ts'
import { reviewFollowerJump } from './calls/reviewFollowerJump.ts'

export const platformHandlers: HandlersOf<typeof platformCalls> = {
  listConnectedAccounts,
  connectAccount,
  finishConnecting,
  readAccountNow,
  disconnectAccount,
  getCreatorPosts,
  listOwnPosts,
  choosePosts,
  listMeasuredPosts,
  listReportedResults,
  listFollowerJumps,
  reviewFollowerJump,
}
