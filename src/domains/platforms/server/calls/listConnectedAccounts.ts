import { assertSeesInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { isInfluencer } from '../../../../access/roles.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { platforms as ids } from '../../../profiles/vocabulary.ts'
import type { platformCalls } from '../../contract.ts'
import type { Account } from '../access.ts'
import { listAccounts } from '../reads.ts'
import { listGrowth } from '../saving.ts'
import { missingOf } from '../views.ts'

export const listConnectedAccounts: Handler<typeof platformCalls.listConnectedAccounts> = async (
  { influencerUid },
  { actor, db, platforms },
) => {
  assertSeesInfluencer(actor, influencerUid)
  const found = await listAccounts(db, influencerUid)
  const isOwn = isInfluencer(actor, influencerUid)
  const rows = await Promise.all(
    ids.map(async (id) => {
      const account = found.find(({ platform }) => platform === id)
      const offered = platforms[id]
      return {
        platform: id,
        isOffered: offered !== null,
        isSandbox: offered?.isSandbox ?? false,
        account: account ? await viewAccount(db, account) : null,
        can: {
          connect:
            isOwn &&
            offered !== null &&
            (!account || account.endedWhy !== null || missingOf(account.granted).length > 0),
          disconnect: isOwn && account !== undefined,
        },
      }
    }),
  )
  return { rows }
}

async function viewAccount(db: Queryable, account: Account) {
  const { handle, url, isSandbox, followers, granted, endedWhy, failures } = account
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
    growth: await listGrowth(db, account.uid),
  }
}
