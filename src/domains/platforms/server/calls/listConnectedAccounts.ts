import { assertSeesInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { isInfluencer } from '../../../../access/roles.ts'
import { platforms as ids } from '../../../profiles/vocabulary.ts'
import type { platformCalls } from '../../contract.ts'
import type { Snapshot } from '../../accounts.ts'
import type { Account } from '../access.ts'
import { listAccounts } from '../reads.ts'
import { listGrowths } from '../saving.ts'
import { missingOf } from '../views.ts'

export const listConnectedAccounts: Handler<typeof platformCalls.listConnectedAccounts> = async (
  { influencerUid },
  { actor, db, platforms },
) => {
  assertSeesInfluencer(actor, influencerUid)
  const found = await listAccounts(db, influencerUid)
  const isOwn = isInfluencer(actor, influencerUid)
  const growthOf = await listGrowths(
    db,
    found.map(({ uid }) => uid),
  )
  const rows = ids.map((id) => {
    const account = found.find(({ platform }) => platform === id)
    const offered = platforms[id]
    const isWhole = account && account.endedWhy === null && missingOf(account.granted).length === 0
    return {
      platform: id,
      isOffered: offered !== null,
      isSandbox: offered?.isSandbox ?? false,
      account: account ? viewAccount(account, growthOf(account.uid)) : null,
      can: { connect: isOwn && offered !== null && !isWhole, disconnect: isOwn && account !== undefined },
    }
  })
  return { rows }
}

function viewAccount(account: Account, growth: Snapshot[]) {
  const { handle, url, isSandbox, followers, granted, endedWhy, failures, outdatedAt } = account
  return {
    handle,
    url,
    isSandbox,
    followers,
    missing: missingOf(granted),
    endedWhy,
    connectedAt: account.connectedAt.toISOString(),
    readAt: account.readAt?.toISOString() ?? null,
    nextReadAt: account.nextReadAt.toISOString(),
    isFailing: failures > 0,
    isOutdated: outdatedAt !== null,
    growth,
  }
}
