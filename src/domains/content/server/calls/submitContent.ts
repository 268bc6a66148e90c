import type { Handler } from '../../../../access/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { submitSeveral } from '../submit-several.ts'

export const submitContent: Handler<typeof contentCalls.submitContent> = async (
  { collabUid, deliverables, ticks },
  { actor, tx, config },
) => {
  await submitSeveral({ actor, tx, config }, collabUid, deliverables, ticks)
  return { submitted: deliverables.length }
}
