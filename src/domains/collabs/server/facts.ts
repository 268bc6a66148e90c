import { QueryBuilder } from 'drizzle-orm/pg-core'
import { collabs } from './tables.ts'

/**
 * What later domains may read of collabs inside a statement of their own: join it like a table. It is a subquery that
 * PostgreSQL flattens, so it costs nothing and uses the indexes; nothing can be written through it.
 */
export const collabFacts = new QueryBuilder()
  .select({
    uid: collabs.uid,
    briefUid: collabs.briefUid,
    brandUid: collabs.brandUid,
    influencerUid: collabs.influencerUid,
    startedBy: collabs.startedBy,
    stage: collabs.stage,
    outcome: collabs.outcome,
    version: collabs.version,
    terms: collabs.terms,
    requestedAt: collabs.requestedAt,
    answeredAt: collabs.answeredAt,
    closedAt: collabs.closedAt,
    lateCancel: collabs.lateCancel,
    contentDueAt: collabs.contentDueAt,
    deliveredAt: collabs.deliveredAt,
  })
  .from(collabs)
  .as('collab_facts')
