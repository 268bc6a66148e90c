import type { Handler } from '../../../../access/server/handler.ts'
import type { recordCalls } from '../../contract.ts'
import { getSubject } from '../subjects.ts'
import { listTimelineOf } from '../timeline.ts'

export const listRecordTimeline: Handler<typeof recordCalls.listRecordTimeline> = async (
  { recordUid, show, cursor, limit },
  { actor, db, config },
) => listTimelineOf({ db, config }, await getSubject(db, actor, recordUid), show, { cursor, limit })
