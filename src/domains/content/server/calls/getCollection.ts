import type { Handler } from '../../../../access/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { getCollectionOf, itemsOf, mayEdit } from '../collections.ts'
import { findFinished } from '../finished.ts'
import { viewShowcase } from '../showcase.ts'

export const getCollection: Handler<typeof contentCalls.getCollection> = async ({ uid }, { actor, db, config }) => {
  const collection = await getCollectionOf(db, actor, uid)
  const { brandUid, name } = collection
  const finished = await findFinished(db, brandUid, (await itemsOf(db, [uid]))(uid))
  return {
    uid,
    brandUid,
    name,
    rows: await viewShowcase(db, config, actor, finished),
    can: { edit: mayEdit(actor, collection) },
  }
}
