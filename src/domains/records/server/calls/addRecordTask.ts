import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { accountOf } from '../../../../access/roles.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { staffFacts } from '../../../accounts/server/facts.ts'
import { record } from '../../../audit/server/record.ts'
import { notifyAccounts } from '../../../notifications/server/notify.ts'
import type { recordCalls } from '../../contract.ts'
import { eventSubject, getSubject, pathTo } from '../subjects.ts'
import { recordTasks } from '../tables.ts'

export const addRecordTask: Handler<typeof recordCalls.addRecordTask> = async (
  { recordUid, text, dueOn, assignedTo = null },
  { actor, tx, config },
) => {
  const subject = await getSubject(tx, actor, recordUid, 'write')
  const own = accountOf(actor)
  const takenBy = assignedTo ?? own
  const [person] = await tx.select().from(staffFacts).where(eq(staffFacts.accountUid, takenBy))
  if (!person)
    throw new CallError('not-found', 'We couldn’t find that person on our team. Reload the page, then try again.')
  if (dueOn < now().toISOString().slice(0, 10))
    throw new CallError('failed-precondition', 'The due date has passed. Choose today or a later day.')
  const uid = newUid('record_task')
  await tx
    .insert(recordTasks)
    .values({ uid, recordUid, text, dueOn, assignedTo: takenBy, byUid: own, createdAt: now() })
  await record(tx, actor, 'staff', 'record.task-added', eventSubject(subject), {
    after: { task: text, dueOn, assignedTo: takenBy },
  })
  if (takenBy !== own)
    await notifyAccounts(tx, config, [{ uid: takenBy }], `record-task:${uid}`, {
      kind: 'today.assigned',
      title: `New task about ${subject.name}`,
      lines: [text],
      path: pathTo(recordUid),
      action: 'View task',
    })
  return { uid }
}
