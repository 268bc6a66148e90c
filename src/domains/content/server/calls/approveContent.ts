import type { Handler } from '../../../../access/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { approveSeveral } from '../decide.ts'

export const approveContent: Handler<typeof contentCalls.approveContent> = async (
  { collabUid, deliverables },
  { actor, tx, config },
) => {
  await approveSeveral({ actor, tx, config }, collabUid, deliverables)
  return { approved: deliverables.length }
}
