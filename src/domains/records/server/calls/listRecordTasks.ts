import type { Handler } from '../../../../access/server/handler.ts'
import { may } from '../../../../access/server/policy.ts'
import type { recordCalls } from '../../contract.ts'
import { recordPolicy } from '../policy.ts'
import { getSubject } from '../subjects.ts'
import { listTasksOf } from '../tasks.ts'

export const listRecordTasks: Handler<typeof recordCalls.listRecordTasks> = async ({ recordUid }, { actor, db }) => {
  const subject = await getSubject(db, actor, recordUid)
  return { ...(await listTasksOf(db, recordUid)), can: { write: may(recordPolicy, actor, 'write', subject) } }
}
