import type { Handler } from '../../../../access/server/handler.ts'
import { getCollab } from '../../../collabs/server/reads.ts'
import type { logisticsCalls } from '../../contract.ts'
import { viewLogistics } from '../view.ts'

export const getLogistics: Handler<typeof logisticsCalls.getLogistics> = async (
  { collabUid },
  { actor, db, config },
) => {
  const collab = await getCollab(db, actor, collabUid)
  return viewLogistics(db, config, actor, collab)
}
