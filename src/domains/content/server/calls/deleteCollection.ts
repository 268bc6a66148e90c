import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { lockCollection, recordCollection } from '../collections.ts'
import { collectionItems, collections, contentLinks } from '../tables.ts'

export const deleteCollection: Handler<typeof contentCalls.deleteCollection> = async ({ uid }, { actor, tx }) => {
  const collection = await lockCollection(tx, actor, uid)
  await tx.delete(contentLinks).where(eq(contentLinks.collectionUid, uid))
  await tx.delete(collectionItems).where(eq(collectionItems.collectionUid, uid))
  await tx.delete(collections).where(eq(collections.uid, uid))
  await recordCollection(tx, actor, 'deleted', collection, { before: { name: collection.name } })
  return { done: true }
}
