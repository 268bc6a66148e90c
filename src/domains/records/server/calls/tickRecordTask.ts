import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { may } from '../../../../access/server/policy.ts'
import { accountOf } from '../../../../access/roles.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import type { recordCalls } from '../../contract.ts'
import { recordPolicy } from '../policy.ts'
import { eventSubject, getSubject } from '../subjects.ts'
import { recordTasks } from '../tables.ts'

export const tickRecordTask: Handler<typeof recordCalls.tickRecordTask> = async ({ uid, done }, { actor, tx }) => {
  const [task] = await tx.select().from(recordTasks).where(eq(recordTasks.uid, uid)).for('update')
  const subject = task && (await getSubject(tx, actor, task.recordUid))
  if (!subject || !may(recordPolicy, actor, 'write', subject))
    throw new CallError('not-found', 'We couldn’t find that task. Reload to see what’s left.')
  if (done === (task.doneAt !== null)) return { uid }
  await tx
    .update(recordTasks)
    .set(done ? { doneAt: now(), doneBy: accountOf(actor) } : { doneAt: null, doneBy: null })
    .where(eq(recordTasks.uid, uid))
  const kind = done ? 'record.task-done' : 'record.task-reopened'
  await record(tx, actor, 'staff', kind, eventSubject(subject), { context: { task: task.text } })
  return { uid }
}
