import { eq } from 'drizzle-orm'
import { assertForBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { one } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { lockBrand } from '../../../profiles/server/save.ts'
import type { discoveryCalls } from '../../contract.ts'
import { mostSavedSearches } from '../../creator-search.ts'
import { assertHasFilters, listFilterRights, lookFor, nameTaken, recordSearch } from '../saved-searches.ts'
import { creatorSearches } from '../tables.ts'

export const createCreatorSearch: Handler<typeof discoveryCalls.createCreatorSearch> = async (
  { brandUid, name, filters },
  { actor, tx },
) => {
  assertForBrand(actor, brandUid)
  // Locked: two colleagues saving at once are counted one after the other.
  const brand = await lockBrand(tx, actor, brandUid)
  assertHasFilters(await listFilterRights(tx, brand), filters)
  const saved = await tx.$count(creatorSearches, eq(creatorSearches.brandUid, brandUid))
  if (saved >= mostSavedSearches)
    throw new CallError('failed-precondition', `You can save ${mostSavedSearches} searches. Delete one first.`)
  // Whoever fits already is not new.
  const { look } = await lookFor(tx, brand, { filters, seen: [], seenFrom: null })
  const rows = await tx
    .insert(creatorSearches)
    .values({ uid: newUid('creator_search'), brandUid, name, filters, createdAt: now(), ...look })
    .onConflictDoNothing()
    .returning()
  if (rows.length === 0) throw nameTaken(name)
  const search = one(rows)
  await recordSearch(tx, actor, 'saved', search, { after: { name, filters } })
  return { uid: search.uid, name }
}
