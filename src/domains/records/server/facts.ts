import { isNull } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { brandHealth, creatorHealth, recordTasks } from './tables.ts'

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

const healthFacts = (table: typeof brandHealth, name: string) =>
  new QueryBuilder()
    .select({
      recordUid: table.recordUid,
      causes: table.causes,
      override: table.override,
      overrideReason: table.overrideReason,
    })
    .from(table)
    .as(name)

/** Why brands and creators have the colour they have: what was calculated, and what somebody said who set it by hand. For staff alone. */
export const brandHealthFacts = healthFacts(brandHealth, 'brand_health_facts')
export const creatorHealthFacts = healthFacts(creatorHealth, 'creator_health_facts')
export type HealthFactsTable = typeof brandHealthFacts
