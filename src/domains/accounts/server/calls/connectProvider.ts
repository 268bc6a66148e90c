import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { accountCalls } from '../../contract.ts'
import { beginAt } from '../providers.ts'
import { adminRefusal } from '../request-link.ts'

export const connectProvider: Handler<typeof accountCalls.connectProvider> = async (
  { provider },
  { actor, db, config },
) => {
  const accountUid = accountOf(actor)
  const refused = await adminRefusal(db, accountUid)
  if (refused) throw refused
  return { url: await beginAt(db, config, provider, { accountUid }) }
}
