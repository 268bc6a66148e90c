import { isNull, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { DeliverableState } from '../states.ts'
import { deliverables, insights, resultDays, results, reviews, viewDays } from './tables.ts'

/** What other domains may read of content: sub-queries to select from and to join. */
const read = new QueryBuilder()

const stateSql = sql<DeliverableState>`case
  when ${deliverables.status} <> 'pending' then ${deliverables.status}
  when ${deliverables.submittedAt} is not null then 'in-review'
  when ${deliverables.rounds} > 0 then 'changes-requested'
  else 'to-upload' end`.as('state')

export const deliverableFacts = read
  .select({
    uid: deliverables.uid,
    collabUid: deliverables.collabUid,
    brandUid: deliverables.brandUid,
    /** To sort by. */
    brandName: deliverables.brandName,
    type: deliverables.type,
    platform: deliverables.platform,
    version: deliverables.version,
    rounds: deliverables.rounds,
    submittedAt: deliverables.submittedAt,
    /** Set while it is in review. */
    autoApproveAt: deliverables.autoApproveAt,
    approvedAt: deliverables.approvedAt,
    publishedAt: deliverables.publishedAt,
    liveUrl: deliverables.liveUrl,
    status: deliverables.status,
    state: stateSql,
    rightsUntil: deliverables.rightsUntil,
    views: deliverables.views,
  })
  .from(deliverables)
  .as('deliverable_facts')

/** The captures that nobody of our team has verified. */
export const unverifiedFacts = read
  .select({ deliverableUid: insights.deliverableUid, kind: insights.kind })
  .from(insights)
  .where(isNull(insights.verifiedAt))
  .as('unverified_facts')

/** What each deliverable has reached by now, one row each; a count that is not known is null. */
export const resultFacts = read.select().from(results).as('result_facts')

/** What each had reached at the end of the days on which somebody looked. */
export const resultDayFacts = read.select().from(resultDays).as('result_day_facts')

/** Views that each brand's posts gained on each day with a reading. */
export const viewDayFacts = read.select().from(viewDays).as('view_day_facts')

/** What each side thought of a collab, as soon as it was written. Nobody but our team learns of a review before it is shown. */
export const reviewFacts = read
  .select({ collabUid: reviews.collabUid, side: reviews.side, value: reviews.value, submittedAt: reviews.submittedAt })
  .from(reviews)
  .as('review_facts')
