import { eq, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { itemsOf, lockCollection, recordCollection } from '../collections.ts'
import { collectionItems } from '../tables.ts'

export const orderCollection: Handler<typeof contentCalls.orderCollection> = async (
  { uid, deliverableUids },
  { actor, tx },
) => {
  const collection = await lockCollection(tx, actor, uid)
  const held = (await itemsOf(tx, [uid]))(uid)
  const order = [...new Set(deliverableUids), ...held.filter((one) => !deliverableUids.includes(one))]
  await tx
    .update(collectionItems)
    .set({ position: sql`array_position(${sql.param(order)}::text[], ${collectionItems.deliverableUid})` })
    .where(eq(collectionItems.collectionUid, uid))
  await recordCollection(tx, actor, 'ordered', collection)
  return { done: true }
}
