import type { Handler } from '../../../../access/server/handler.ts'
import type { privacyCalls } from '../../contract.ts'
import { requestDeletion as request } from '../deletions.ts'
import { viewMyData } from '../view.ts'

export const requestDeletion: Handler<typeof privacyCalls.requestDeletion> = async (
  { brandUid },
  { actor, tx, config },
) => {
  await request(tx, config, actor, brandUid)
  return viewMyData(tx, actor)
}
