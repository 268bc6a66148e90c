import { QueryBuilder } from 'drizzle-orm/pg-core'
import { deliverables, insights } from './tables.ts'

/** What other domains may read of content: sub-queries to select from and to join. */
const read = new QueryBuilder()

export const deliverableFacts = read
  .select({
    uid: deliverables.uid,
    collabUid: deliverables.collabUid,
    brandUid: deliverables.brandUid,
    type: deliverables.type,
    platform: deliverables.platform,
    approvedAt: deliverables.approvedAt,
    publishedAt: deliverables.publishedAt,
    rightsUntil: deliverables.rightsUntil,
  })
  .from(deliverables)
  .as('deliverable_facts')

/** What a published deliverable reached; a count that is not known is null. */
export const insightFacts = read
  .select({
    deliverableUid: insights.deliverableUid,
    capturedAt: insights.capturedAt,
    views: insights.views,
    reach: insights.reach,
    likes: insights.likes,
    comments: insights.comments,
    saves: insights.saves,
    shares: insights.shares,
    clicks: insights.clicks,
  })
  .from(insights)
  .as('insight_facts')
