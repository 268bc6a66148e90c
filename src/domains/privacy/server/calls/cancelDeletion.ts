import type { Handler } from '../../../../access/server/handler.ts'
import type { privacyCalls } from '../../contract.ts'
import { cancelDeletion as cancel } from '../deletions.ts'
import { viewMyData } from '../view.ts'

export const cancelDeletion: Handler<typeof privacyCalls.cancelDeletion> = async (
  { brandUid },
  { actor, tx, config },
) => {
  await cancel(tx, config, actor, brandUid)
  return viewMyData(tx, actor)
}
