import { and, eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { getSeveral } from '../../../messages/server/desk.ts'
import { setSnoozed } from '../../../messages/server/settle.ts'
import type { todayCalls } from '../../contract.ts'
import { scopeOf } from '../scope.ts'
import { todaySnoozes } from '../tables.ts'
import { getWaiting } from '../today.ts'

const longestMs = 30 * dayMs
const wrongTime = 'Choose a time within the next 30 days.'

export const snoozeToday: Handler<typeof todayCalls.snoozeToday> = async ({ brandUid, key, until }, { actor, tx }) => {
  const scope = scopeOf(actor, brandUid)
  const { kind, subjectUid, since } = await getWaiting(tx, scope, key)
  const { accountUid } = scope
  if (kind === 'message') {
    const collabs = await getSeveral(tx, actor, [subjectUid])
    const seen = collabs.map((collab) => ({ collab, lastAt: since }))
    await setSnoozed(tx, actor, { seen, side: 'brand', until: until === null ? null : new Date(until) })
    return {}
  }
  if (!until) {
    await tx.delete(todaySnoozes).where(and(eq(todaySnoozes.accountUid, accountUid), eq(todaySnoozes.key, key)))
    return {}
  }
  const time = new Date(until)
  if (time <= now() || time > plus(now(), longestMs))
    throw new CallError('invalid-argument', wrongTime, {
      details: { fields: [{ field: 'until', message: wrongTime }] },
    })
  await tx
    .insert(todaySnoozes)
    .values({ accountUid, key, until: time })
    .onConflictDoUpdate({ target: [todaySnoozes.accountUid, todaySnoozes.key], set: { until: time } })
  return {}
}
