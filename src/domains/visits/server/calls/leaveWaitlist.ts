import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { visitCalls } from '../../contract.ts'
import { recordCollab, saveCollab } from '../../../collabs/server/save.ts'
import { beginVisit } from '../begin.ts'
import { viewCollab } from '../../../collabs/server/view.ts'
import { leaveLine } from '../waitlist.ts'

/** A place on offer goes on to the next in line. */
export const leaveWaitlist: Handler<typeof visitCalls.leaveWaitlist> = async (input, { actor, tx, config }) => {
  const acting = { actor, tx, config }
  const { collab } = await beginVisit(acting, input, 'schedule')
  const left = await leaveLine(acting, collab)
  if (!left)
    throw new CallError('failed-precondition', 'You’re not on this waitlist. Reload the page to see what’s changed.')
  const after = await saveCollab(tx, collab, {})
  await recordCollab(acting, 'collab.waitlist-left', collab, after, {
    after: { startsAt: left.startsAt.toISOString() },
  })
  return viewCollab(tx, actor, after)
}
