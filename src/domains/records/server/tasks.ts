import { asc, desc, eq, and, isNotNull, isNull } from 'drizzle-orm'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { findDisplayNames } from '../../accounts/server/accounts.ts'
import type { RecordTask } from '../contract.ts'
import { recordTasks } from './tables.ts'

/** More open tasks than anybody reads are not shown. */
const mostOpen = 100
const mostDone = 10

/** The tasks of a record: those that are open, the first due on top, and the last that were done. */
export async function listTasksOf(
  db: Queryable,
  recordUid: string,
): Promise<{ open: RecordTask[]; done: RecordTask[] }> {
  const own = eq(recordTasks.recordUid, recordUid)
  const { doneAt, dueOn, uid } = recordTasks
  const open = await db
    .select()
    .from(recordTasks)
    .where(and(own, isNull(doneAt)))
    .orderBy(asc(dueOn), asc(uid))
    .limit(mostOpen)
  const done = await db
    .select()
    .from(recordTasks)
    .where(and(own, isNotNull(doneAt)))
    .orderBy(desc(doneAt), desc(uid))
    .limit(mostDone)
  const people = [...open, ...done].flatMap(({ assignedTo, doneBy }) => [assignedTo, doneBy ?? []].flat())
  const names = await findDisplayNames(db, [...new Set(people)])
  const nameOf = (account: string) => names.get(account) ?? 'Someone who has left'
  const today = now().toISOString().slice(0, 10)
  const view = (row: (typeof open)[number]): RecordTask => ({
    uid: row.uid,
    text: row.text,
    dueOn: row.dueOn,
    assignedTo: { uid: row.assignedTo, name: nameOf(row.assignedTo) },
    done: row.doneAt ? { at: row.doneAt.toISOString(), by: nameOf(row.doneBy ?? '') } : null,
    isLate: !row.doneAt && row.dueOn < today,
  })
  return { open: open.map(view), done: done.map(view) }
}
