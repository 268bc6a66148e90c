import type { Handler } from '../../../../access/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { getDeliverable } from '../deliverable.ts'
import { listReadingsOf } from '../readings.ts'

export const listReadings: Handler<typeof contentCalls.listReadings> = async ({ deliverableUid }, { actor, db }) => {
  await getDeliverable(db, actor, deliverableUid)
  const rows = await listReadingsOf(db, deliverableUid)
  return {
    readings: rows.map(({ takenAt, replacedBy, withdrawnAt, ...row }) => ({
      ...row,
      takenAt: takenAt.toISOString(),
      isReplaced: replacedBy !== null,
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
  }
}
