import { eq } from 'drizzle-orm'
import { sqlState } from '../../../../kit/server/database-errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { lockCollection, nameTaken, recordCollection } from '../collections.ts'
import { collections } from '../tables.ts'

export const renameCollection: Handler<typeof contentCalls.renameCollection> = async ({ uid, name }, { actor, tx }) => {
  const before = await lockCollection(tx, actor, uid)
  await tx
    .update(collections)
    .set({ name })
    .where(eq(collections.uid, uid))
    .catch((error: unknown) => {
      throw sqlState(error) === '23505' ? nameTaken(name) : error
    })
  await recordCollection(tx, actor, 'renamed', before, { before: { name: before.name }, after: { name } })
  return { done: true }
}
