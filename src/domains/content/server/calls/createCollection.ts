import { assertForBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { lockBrand } from '../../../profiles/server/save.ts'
import type { contentCalls } from '../../contract.ts'
import { addItems, makeCollection } from '../collections.ts'

export const createCollection: Handler<typeof contentCalls.createCollection> = async (
  { brandUid, name, deliverableUids },
  { actor, tx },
) => {
  assertForBrand(actor, brandUid)
  // Locked: two colleagues making one at once are counted one after the other.
  await lockBrand(tx, actor, brandUid)
  const collection = await makeCollection(tx, actor, brandUid, name)
  await addItems(tx, actor, collection, deliverableUids)
  return { uid: collection.uid, name }
}
