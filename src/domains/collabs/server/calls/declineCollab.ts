import type { Handler } from '../../../../access/server/handler.ts'
import type { collabCalls } from '../../contract.ts'
import { declineRequest } from '../close-request.ts'
import { viewCollab } from '../view.ts'

export const declineCollab: Handler<typeof collabCalls.declineCollab> = async (
  { reason, note, ...input },
  { actor, tx, config },
) => viewCollab(tx, actor, await declineRequest({ actor, tx, config }, input, { reason, note }))
