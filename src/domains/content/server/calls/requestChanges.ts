import type { Handler } from '../../../../access/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { askForChanges } from '../decide.ts'
import { viewDeliverable } from '../view.ts'

export const requestChanges: Handler<typeof contentCalls.requestChanges> = async (input, { actor, tx, config }) => {
  const { deliverable, collab } = await askForChanges({ actor, tx, config }, input)
  return viewDeliverable(tx, config, actor, collab, deliverable)
}
