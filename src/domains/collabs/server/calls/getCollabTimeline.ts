import { isStaff } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { listEvents } from '../../../audit/server/events.ts'
import type { collabCalls } from '../../contract.ts'
import { getCollab } from '../reads.ts'

export const getCollabTimeline: Handler<typeof collabCalls.getCollabTimeline> = async ({ uid }, { actor, db }) => {
  await getCollab(db, actor, uid)
  // What a side says to the team alone stays between them.
  const events = (await listEvents(db, uid)).filter(({ kind }) => isStaff(actor) || !kind.startsWith('team.'))
  return {
    events: events.map(({ uid: eventUid, at, kind, side, why, after }) => ({
      uid: eventUid,
      at: at.toISOString(),
      kind,
      side,
      why,
      after,
    })),
  }
}
