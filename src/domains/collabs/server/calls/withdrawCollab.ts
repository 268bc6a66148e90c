import type { Handler } from '../../../../access/server/handler.ts'
import type { collabCalls } from '../../contract.ts'
import { withdrawRequest } from '../close-request.ts'
import { viewCollab } from '../view.ts'

export const withdrawCollab: Handler<typeof collabCalls.withdrawCollab> = async (
  { note, ...input },
  { actor, tx, config },
) => viewCollab(tx, actor, await withdrawRequest({ actor, tx, config }, input, note))
