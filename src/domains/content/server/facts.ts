import { QueryBuilder } from 'drizzle-orm/pg-core'
import { deliverables, resultDays, results, reviews, viewDays } from './tables.ts'

/** What other domains may read of content: sub-queries to select from and to join. */
const read = new QueryBuilder()

export const deliverableFacts = read
  .select({
    uid: deliverables.uid,
    collabUid: deliverables.collabUid,
    brandUid: deliverables.brandUid,
    type: deliverables.type,
    platform: deliverables.platform,
    submittedAt: deliverables.submittedAt,
    /** Set while it is in review. */
    autoApproveAt: deliverables.autoApproveAt,
    approvedAt: deliverables.approvedAt,
    publishedAt: deliverables.publishedAt,
    liveUrl: deliverables.liveUrl,
    rightsUntil: deliverables.rightsUntil,
  })
  .from(deliverables)
  .as('deliverable_facts')

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
