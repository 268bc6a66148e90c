import { asc, eq } from 'drizzle-orm'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { discoveryCalls } from '../../contract.ts'
import { mostSavedSearches } from '../../creator-search.ts'
import { listFilterRights, missingRight } from '../saved-searches.ts'
import { creatorSearches } from '../tables.ts'

export const listCreatorSearches: Handler<typeof discoveryCalls.listCreatorSearches> = async (
  { brandUid },
  { actor, db },
) => {
  assertSeesBrand(actor, brandUid)
  const rights = await listFilterRights(db, await getBrand(db, brandUid))
  const rows = await db
    .select()
    .from(creatorSearches)
    .where(eq(creatorSearches.brandUid, brandUid))
    .orderBy(asc(creatorSearches.name))
    .limit(mostSavedSearches)
  return {
    rows: rows.map(({ uid, name, filters, createdAt }) => ({
      uid,
      name,
      filters,
      isLocked: missingRight(rights, filters) !== null,
      createdAt: createdAt.toISOString(),
    })),
  }
}
