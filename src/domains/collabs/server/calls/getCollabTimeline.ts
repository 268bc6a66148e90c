import type { Handler } from '../../../../access/server/handler.ts'
import { listTimeline } from '../../../audit/server/timeline.ts'
import type { collabCalls } from '../../contract.ts'
import { sideOn } from '../policy.ts'
import { getCollab } from '../reads.ts'

export const getCollabTimeline: Handler<typeof collabCalls.getCollabTimeline> = async ({ uid }, { actor, db }) => {
  const collab = await getCollab(db, actor, uid)
  return { events: await listTimeline(db, uid, sideOn(actor, collab)) }
}
