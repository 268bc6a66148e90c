import { and, eq, ne } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { discoveryCalls } from '../../contract.ts'
import { lockSearch, nameTaken, recordSearch } from '../saved-searches.ts'
import { creatorSearches } from '../tables.ts'

export const renameCreatorSearch: Handler<typeof discoveryCalls.renameCreatorSearch> = async (
  { uid, name },
  { actor, tx },
) => {
  const before = await lockSearch(tx, actor, uid)
  const taken = and(
    eq(creatorSearches.brandUid, before.brandUid),
    eq(creatorSearches.name, name),
    ne(creatorSearches.uid, uid),
  )
  const [other] = await tx.select({ uid: creatorSearches.uid }).from(creatorSearches).where(taken)
  if (other) throw nameTaken(name)
  await tx.update(creatorSearches).set({ name }).where(eq(creatorSearches.uid, uid))
  await recordSearch(tx, actor, 'renamed', before, { before: { name: before.name }, after: { name } })
  return { done: true }
}
