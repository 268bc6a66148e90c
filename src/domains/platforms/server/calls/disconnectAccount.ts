import { assertOwnInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { PlatformProblem } from '../../../../adapters/platforms/platforms.ts'
import { record } from '../../../audit/server/record.ts'
import type { platformCalls } from '../../contract.ts'
import { openAccess } from '../access.ts'
import { forgetAccount } from '../forget.ts'
import { keepResultsAsOwn } from '../reported-results.ts'
import { getAccount } from '../reads.ts'

export const disconnectAccount: Handler<typeof platformCalls.disconnectAccount> = async (
  { influencerUid, platform, keepFollowers, keepResults },
  { actor, db, config, platforms, log },
) => {
  assertOwnInfluencer(actor, influencerUid)
  const account = await getAccount(db, influencerUid, platform)
  const access = openAccess(config, account)
  await db.transaction(async (tx) => {
    if (keepResults) await keepResultsAsOwn(tx, influencerUid, platform)
    await forgetAccount(tx, account, { keep: keepFollowers })
    const subject = { subjectUid: influencerUid, influencerUid }
    await record(tx, actor, 'influencer', 'influencer.platform-disconnected', subject, {
      after: { platform, handle: account.handle, keepFollowers, keepResults },
    })
  })
  // What was read is gone; that the platform may not answer keeps nobody here.
  const adapter = platforms[platform]
  if (access && adapter?.isSandbox === account.isSandbox)
    await adapter.revoke(access).catch((error: unknown) => {
      if (!(error instanceof PlatformProblem)) throw error
      log.warn({ platform, err: error }, 'the access token could not be revoked')
    })
  return { done: true as const }
}
