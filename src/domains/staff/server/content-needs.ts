import { type SQL, sql } from 'drizzle-orm'
import { dayMs, hourMs, now, plus } from '../../../kit/server/clock.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { deliverableFacts as deliverable, resultFacts, unverifiedFacts } from '../../content/server/facts.ts'
import type { ContentNeed } from '../lists.ts'

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

/** Deliverables about which there is something to do now, as conditions that are true or false and never null. */
export function contentNeedsSql(): Record<ContentNeed, SQL> {
  const isLate = sql`${collabFacts.outcome} = 'open' and ${collabFacts.stage} = 4 and ${collabFacts.contentDueAt} < ${at(now())}`
  return {
    review: sql`(${deliverable.approvedAt} is null and coalesce(${deliverable.autoApproveAt} < ${at(plus(now(), 48 * hourMs))}, false))`,
    overdue: sql`(${deliverable.submittedAt} is null and exists (select from ${collabFacts} where ${collabFacts.uid} = ${deliverable.collabUid} and ${isLate}))`,
    'no-insights': sql`(${deliverable.publishedAt} is not null and not exists (select from ${resultFacts} where ${resultFacts.deliverableUid} = ${deliverable.uid}))`,
    verify: sql`exists (select from ${unverifiedFacts} where ${unverifiedFacts.deliverableUid} = ${deliverable.uid})`,
    rights: sql`coalesce(${deliverable.rightsUntil} between ${at(now())} and ${at(plus(now(), 30 * dayMs))}, false)`,
  }
}
