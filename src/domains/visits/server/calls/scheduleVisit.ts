import type { Handler } from '../../../../access/server/handler.ts'
import { viewCollab } from '../../../collabs/server/view.ts'
import type { visitCalls } from '../../contract.ts'
import { bookVisit } from '../book.ts'

export const scheduleVisit: Handler<typeof visitCalls.scheduleVisit> = async (input, { actor, tx, config }) =>
  viewCollab(tx, actor, await bookVisit({ actor, tx, config }, input))
