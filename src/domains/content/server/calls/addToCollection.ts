import type { Handler } from '../../../../access/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { addItems, lockCollection } from '../collections.ts'

export const addToCollection: Handler<typeof contentCalls.addToCollection> = async (
  { uid, deliverableUids },
  { actor, tx },
) => {
  const added = await addItems(tx, actor, await lockCollection(tx, actor, uid), deliverableUids)
  return { done: added > 0 }
}
