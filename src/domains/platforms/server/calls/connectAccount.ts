import { assertOwnInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { platformCalls } from '../../contract.ts'
import { beginConnecting } from '../connecting.ts'

export const connectAccount: Handler<typeof platformCalls.connectAccount> = async (
  { influencerUid, platform },
  { actor, db, config, platforms },
) => {
  assertOwnInfluencer(actor, influencerUid)
  return { url: await beginConnecting({ db, config, platforms }, actor, influencerUid, platform) }
}
