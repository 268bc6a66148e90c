import type { Handler } from '../../../../access/server/handler.ts'
import type { recordCalls } from '../../contract.ts'
import { getSubject } from '../subjects.ts'
import { findMoney, findWork } from '../summary.ts'

export const getRecordSummary: Handler<typeof recordCalls.getRecordSummary> = async ({ recordUid }, { actor, db }) => {
  const subject = await getSubject(db, actor, recordUid)
  return {
    ...(await findWork(db, subject)),
    timezone: subject.timezone,
    money: subject.orgUid ? await findMoney(db, subject.orgUid) : null,
  }
}
