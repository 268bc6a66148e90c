import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { collabCalls } from '../../contract.ts'
import { begin, recordCollab, saveCollab } from '../save.ts'
import { viewCollab } from '../view.ts'
import { leaveLine } from '../waitlist.ts'

/** A place on offer goes on to the next in line. */
export const leaveWaitlist: Handler<typeof collabCalls.leaveWaitlist> = async (input, { actor, tx, config }) => {
  const acting = { actor, tx, config }
  const { collab } = await begin(acting, input, 'schedule')
  const left = await leaveLine(acting, collab)
  if (!left) throw new CallError('failed-precondition', 'You are not waiting for a place.')
  const after = await saveCollab(tx, collab, {})
  await recordCollab(acting, 'collab.left-line', collab, after, { after: { startsAt: left.startsAt.toISOString() } })
  return viewCollab(tx, actor, after)
}
