import { type SQL, sql } from 'drizzle-orm'
import { dayMs, hourMs, now, plus } from '../../../kit/server/clock.ts'
import { collabFacts as collab } from '../../collabs/server/facts.ts'
import { deliverableFacts, resultFacts } from '../../content/server/facts.ts'
import { visitFacts } from '../../visits/server/facts.ts'
import type { CollabNeed } from '../lists.ts'

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
const isOpenAt = (stage: number) => sql`${collab.outcome} = 'open' and ${collab.stage} = ${sql.raw(String(stage))}`
const hasVisit = (also: SQL) =>
  sql`exists (select from ${visitFacts} where ${visitFacts.collabUid} = ${collab.uid} and ${visitFacts.live} and ${also})`
const hasDeliverable = (also: SQL) =>
  sql`exists (select from ${deliverableFacts} where ${deliverableFacts.collabUid} = ${collab.uid} and ${also})`
const isInReview = sql`${deliverableFacts.autoApproveAt} is not null and ${deliverableFacts.approvedAt} is null`

/** Collabs about which there is something to do now, as conditions that are true or false and never null. */
export function collabNeedsSql(): Record<CollabNeed, SQL> {
  return {
    unanswered: sql`(${isOpenAt(1)} and ${collab.requestedAt} < ${at(plus(now(), -3 * dayMs))})`,
    unconfirmed: sql`(${isOpenAt(4)} and ${hasVisit(sql`${visitFacts.confirmedAt} is null and ${visitFacts.startsAt} > ${at(now())} and ${visitFacts.startsAt} < ${at(plus(now(), dayMs))}`)})`,
    'no-content': sql`(${isOpenAt(4)} and ${hasVisit(sql`${visitFacts.checkedInAt} is not null`)})`,
    overdue: sql`(${isOpenAt(4)} and coalesce(${collab.contentDueAt} < ${at(now())}, false))`,
    review: sql`(${isOpenAt(5)} and ${hasDeliverable(sql`${isInReview} and ${deliverableFacts.autoApproveAt} < ${at(plus(now(), 48 * hourMs))}`)})`,
    disputed: sql`(${collab.disputedAt} is not null)`,
    'no-insights': sql`(${collab.outcome} = 'completed' and ${hasDeliverable(sql`${deliverableFacts.publishedAt} is not null and not exists (select from ${resultFacts} where ${resultFacts.deliverableUid} = ${deliverableFacts.uid})`)})`,
  }
}

/** Whose turn it is: who answers, who comes and delivers, who reviews, and our team where there is a dispute; null once it has ended. */
export const collabHolderSql = sql<string | null>`(case
  when ${collab.disputedAt} is not null then 'team'
  when ${collab.outcome} <> 'open' then null
  when ${collab.stage} = 1 and ${collab.startedBy} = 'influencer' then 'brand'
  when ${collab.stage} = 5 and ${hasDeliverable(isInReview)} then 'brand'
  else 'creator' end)`
