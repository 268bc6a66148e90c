import type { Handler } from '../../../../access/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { requestChangesOn } from '../decide.ts'
import { viewDeliverable } from '../view.ts'

export const requestChanges: Handler<typeof contentCalls.requestChanges> = async (input, { actor, tx, config }) => {
  const { deliverable, collab } = await requestChangesOn({ actor, tx, config }, input)
  return viewDeliverable(tx, config, actor, collab, deliverable)
}
