import { accountOf } from '../../../../access/roles.ts'
import { and, eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { discoveryCalls } from '../../contract.ts'
import { listFilters } from '../filters.ts'
import { savedFilters } from '../tables.ts'

/** One that is gone already is gone all the same. */
export const deleteFeedFilter: Handler<typeof discoveryCalls.deleteFeedFilter> = async ({ name }, { actor, tx }) => {
  const accountUid = accountOf(actor)
  await tx.delete(savedFilters).where(and(eq(savedFilters.accountUid, accountUid), eq(savedFilters.name, name)))
  return listFilters(tx, accountUid)
}
