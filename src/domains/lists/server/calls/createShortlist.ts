import { assertForBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { listCalls } from '../../contract.ts'
import { makeShortlist } from '../shortlists.ts'

export const createShortlist: Handler<typeof listCalls.createShortlist> = async ({ brandUid, name }, { actor, tx }) => {
  assertForBrand(actor, brandUid)
  const { uid } = await makeShortlist(tx, actor, brandUid, name)
  return { uid, name }
}
