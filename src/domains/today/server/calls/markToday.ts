import type { Actor } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import { record } from '../../../audit/server/record.ts'
import { getSeveral } from '../../../messages/server/desk.ts'
import { setDone, setOpen } from '../../../messages/server/settle.ts'
import type { todayCalls } from '../../contract.ts'
import { mayBeMarked } from '../../kinds.ts'
import { scopeOf } from '../scope.ts'
import { todayMarks } from '../tables.ts'
import { audienceOf, getWaiting, subjectOf, type WaitingRow } from '../today.ts'

export const markToday: Handler<typeof todayCalls.markToday> = async ({ brandUid, key, done }, { actor, tx }) => {
  const scope = scopeOf(actor, brandUid)
  const [kind, subjectUid = ''] = key.split(':')
  // A conversation that is open again is an item again.
  if (kind === 'message' && !done) await setOpen(tx, await getSeveral(tx, actor, [subjectUid]), 'brand')
  const item = await getWaiting(tx, scope, key)
  if (!mayBeMarked(item.kind))
    throw new CallError('failed-precondition', 'This needs an answer. Open it to answer, or snooze it for later.')
  if (item.kind === 'message' && done) await markConversation(tx, actor, item)
  else {
    const mark = { doneAt: done ? now() : null, doneBy: done ? scope.accountUid : null, markedAt: now() }
    await tx
      .insert(todayMarks)
      .values({ audience: audienceOf(scope, item), key, kind: item.kind, ...mark })
      .onConflictDoUpdate({ target: [todayMarks.audience, todayMarks.key], set: mark })
  }
  await record(tx, actor, scope.who, done ? 'today.done' : 'today.reopened', subjectOf(item), {
    context: { kind: item.kind },
  })
  return {}
}

/**
 * A message that needs no answer is a conversation that the brand’s team is done with, in its inbox as well. With a newer
 * message it is another item: this one is found no more.
 */
async function markConversation(tx: Tx, actor: Actor, { subjectUid, since }: WaitingRow): Promise<void> {
  const collabs = await getSeveral(tx, actor, [subjectUid])
  await setDone(tx, actor, { seen: collabs.map((collab) => ({ collab, lastAt: since })), side: 'brand' })
}
