import { isNull } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { recordTasks } from './tables.ts'

/** What our team still has to do for brands and creators, for later domains to join in a statement of their own. */
export const openTaskFacts = new QueryBuilder()
  .select({
    uid: recordTasks.uid,
    recordUid: recordTasks.recordUid,
    text: recordTasks.text,
    dueOn: recordTasks.dueOn,
    assignedTo: recordTasks.assignedTo,
  })
  .from(recordTasks)
  .where(isNull(recordTasks.doneAt))
  .as('open_task_facts')
