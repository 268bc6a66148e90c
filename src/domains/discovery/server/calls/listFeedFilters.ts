import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { discoveryCalls } from '../../contract.ts'
import { listFilters } from '../filters.ts'

export const listFeedFilters: Handler<typeof discoveryCalls.listFeedFilters> = async (_input, { actor, db }) =>
  listFilters(db, accountOf(actor))
