import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import type { todayCalls } from '../../contract.ts'
import { mayBeMarked } from '../../kinds.ts'
import { scopeOf } from '../scope.ts'
import { todayMarks } from '../tables.ts'
import { audienceOf, getWaiting, subjectOf } from '../today.ts'

export const markToday: Handler<typeof todayCalls.markToday> = async ({ brandUid, key, done }, { actor, tx }) => {
  const scope = scopeOf(actor, brandUid)
  const item = await getWaiting(tx, scope, key)
  if (!mayBeMarked(item.kind))
    throw new CallError('failed-precondition', 'This needs an answer. Open it to answer, or snooze it for later.')
  const mark = { doneAt: done ? now() : null, doneBy: done ? scope.accountUid : null, markedAt: now() }
  await tx
    .insert(todayMarks)
    .values({ audience: audienceOf(scope, item), key, kind: item.kind, ...mark })
    .onConflictDoUpdate({ target: [todayMarks.audience, todayMarks.key], set: mark })
  await record(tx, actor, scope.who, done ? 'today.done' : 'today.reopened', subjectOf(item), {
    context: { kind: item.kind },
  })
  return {}
}
