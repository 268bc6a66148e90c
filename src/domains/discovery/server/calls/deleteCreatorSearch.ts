import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { discoveryCalls } from '../../contract.ts'
import { lockSearch, recordSearch } from '../saved-searches.ts'
import { creatorSearches } from '../tables.ts'

export const deleteCreatorSearch: Handler<typeof discoveryCalls.deleteCreatorSearch> = async (
  { uid },
  { actor, tx },
) => {
  const search = await lockSearch(tx, actor, uid)
  await tx.delete(creatorSearches).where(eq(creatorSearches.uid, uid))
  await recordSearch(tx, actor, 'deleted', search, { before: { name: search.name, filters: search.filters } })
  return { done: true }
}
