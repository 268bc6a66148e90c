import type { Handler } from '../../../../access/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { approveOne } from '../decide.ts'
import { viewDeliverable } from '../view.ts'

export const approveDeliverable: Handler<typeof contentCalls.approveDeliverable> = async (
  input,
  { actor, tx, config },
) => {
  const { deliverable, collab } = await approveOne({ actor, tx, config }, input)
  return viewDeliverable(tx, config, actor, collab, deliverable)
}
