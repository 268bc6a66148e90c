import { and, eq, inArray } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { lockCollection, recordCollection } from '../collections.ts'
import { collectionItems } from '../tables.ts'

export const removeFromCollection: Handler<typeof contentCalls.removeFromCollection> = async (
  { uid, deliverableUids },
  { actor, tx },
) => {
  const collection = await lockCollection(tx, actor, uid)
  const gone = await tx
    .delete(collectionItems)
    .where(and(eq(collectionItems.collectionUid, uid), inArray(collectionItems.deliverableUid, deliverableUids)))
    .returning({ uid: collectionItems.deliverableUid })
  const before = { deliverables: gone.map((row) => row.uid) }
  if (gone.length > 0) await recordCollection(tx, actor, 'removed', collection, { before })
  return { done: gone.length > 0 }
}
