import type { Handler } from '../../../../access/server/handler.ts'
import { may } from '../../../../access/server/policy.ts'
import { sideOn } from '../../../collabs/server/policy.ts'
import { getCollab } from '../../../collabs/server/reads.ts'
import type { messageCalls } from '../../contract.ts'
import { threadPolicy } from '../policy.ts'
import { getDesk } from '../desk.ts'
import { unsafeFindQuestion } from '../questions.ts'
import { findClosure, getThreadOf } from '../reads.ts'
import { findParties } from '../view.ts'

export const getThread: Handler<typeof messageCalls.getThread> = async ({ collabUid }, { actor, db }) => {
  const collab = await getCollab(db, actor, collabUid)
  const side = sideOn(actor, collab)
  const thread = await getThreadOf(db, collab)
  const desk = await getDesk(db, actor, collab)
  const parties = await findParties(db, [collab])
  const question = thread.hasQuestion ? await unsafeFindQuestion(db, actor, collab) : null
  const closedFor = await findClosure(db, collab, side)
  const can = (action: keyof typeof threadPolicy) => may(threadPolicy, actor, action, collab)
  return {
    collabUid,
    side,
    ...parties(collab),
    ...desk,
    lastAt: thread.lastAt.toISOString(),
    helpRequestedAt: thread.helpRequestedAt?.toISOString() ?? null,
    question,
    closedFor,
    can: {
      send: can('send') && closedFor === null,
      settleForSide: can('settleForSide'),
      assign: can('assign'),
      snooze: side !== 'influencer',
      addNote: can('addNote'),
      requestStaffHelp: can('requestStaffHelp') && !thread.helpRequestedAt,
      settle: can('settle') && Boolean(thread.helpRequestedAt),
    },
  }
}
