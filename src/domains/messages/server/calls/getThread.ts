import type { Handler } from '../../../accounts/server/handler.ts'
import { may } from '../../../accounts/server/gate.ts'
import { sideOn } from '../../../collabs/server/policy.ts'
import { getCollab } from '../../../collabs/server/reads.ts'
import type { messageCalls } from '../../contract.ts'
import { threadPolicy } from '../policy.ts'
import { findClosure, findKeeping, findThread } from '../reads.ts'
import { findParties } from '../view.ts'

export const getThread: Handler<typeof messageCalls.getThread> = async ({ collabUid }, { actor, db }) => {
  const collab = await getCollab(db, actor, collabUid)
  const side = sideOn(actor, collab)
  const [thread, keeping, parties, closedFor] = await Promise.all([
    findThread(db, collabUid),
    findKeeping(db, actor.accountUid ?? '', [collabUid]),
    findParties(db, [collab]),
    findClosure(db, collab, side),
  ])
  const kept = keeping.get(collabUid)
  const can = (action: keyof typeof threadPolicy) => may(threadPolicy, actor, action, collab)
  return {
    collabUid,
    side,
    ...parties(collab),
    muted: kept?.muted ?? false,
    archived: isArchived(kept?.archivedUid, thread?.lastUid),
    staffAskedAt: thread?.staffAskedAt?.toISOString() ?? null,
    closedFor,
    can: {
      send: can('send') && closedFor === null,
      addNote: can('addNote'),
      askStaff: can('askStaff') && !thread?.staffAskedAt,
      settle: can('settle') && Boolean(thread?.staffAskedAt),
    },
  }
}

/** Out of the inbox until somebody writes again. */
function isArchived(archivedUid: string | null | undefined, lastUid: string | null | undefined): boolean {
  return typeof archivedUid === 'string' && archivedUid >= (lastUid ?? '')
}
