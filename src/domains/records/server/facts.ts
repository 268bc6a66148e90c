import { isNull } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { brandHealth, recordTasks } from './tables.ts'

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

/** Why brands have the colour they have: what was calculated, and what somebody said who set it by hand. For staff alone. */
export const brandHealthFacts = new QueryBuilder()
  .select({
    brandUid: brandHealth.brandUid,
    causes: brandHealth.causes,
    override: brandHealth.override,
    overrideReason: brandHealth.overrideReason,
  })
  .from(brandHealth)
  .as('brand_health_facts')
