import type { Handler } from '../../../../access/server/handler.ts'
import { may } from '../../../../access/server/policy.ts'
import { sideOn } from '../../../collabs/server/policy.ts'
import { getCollab } from '../../../collabs/server/reads.ts'
import type { messageCalls } from '../../contract.ts'
import { threadPolicy } from '../policy.ts'
import { findClosure, findThreadSettings, findThread } from '../reads.ts'
import { findParties } from '../view.ts'

export const getThread: Handler<typeof messageCalls.getThread> = async ({ collabUid }, { actor, db }) => {
  const collab = await getCollab(db, actor, collabUid)
  const side = sideOn(actor, collab)
  const thread = await findThread(db, collabUid)
  const [settings] = await findThreadSettings(db, [actor.accountUid ?? ''], [collabUid])
  const parties = await findParties(db, [collab])
  const closedFor = await findClosure(db, collab, side)
  const can = (action: keyof typeof threadPolicy) => may(threadPolicy, actor, action, collab)
  return {
    collabUid,
    side,
    ...parties(collab),
    muted: settings?.muted ?? false,
    archived: isArchived(settings?.archivedUid, thread?.lastUid),
    helpRequestedAt: thread?.helpRequestedAt?.toISOString() ?? null,
    closedFor,
    can: {
      send: can('send') && closedFor === null,
      addNote: can('addNote'),
      requestStaffHelp: can('requestStaffHelp') && !thread?.helpRequestedAt,
      settle: can('settle') && Boolean(thread?.helpRequestedAt),
    },
  }
}

/** Out of the inbox until somebody writes again. */
function isArchived(archivedUid: string | null | undefined, lastUid: string | null | undefined): boolean {
  return typeof archivedUid === 'string' && archivedUid >= (lastUid ?? '')
}
