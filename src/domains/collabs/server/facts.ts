import { eq, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { deadlineOf } from './deadline.ts'
import { stageOrder } from './stage-order.ts'
import { collabs, termsProposals } from './tables.ts'

/**
 * What later domains may read of collabs inside a statement of their own: join it like a table. It is a subquery that
 * PostgreSQL flattens, so it costs nothing and uses the indexes; nothing can be written through it.
 */
export const collabFacts = new QueryBuilder()
  .select({
    uid: collabs.uid,
    briefUid: collabs.briefUid,
    brandUid: collabs.brandUid,
    /** To sort by. */
    brandName: collabs.brandName,
    influencerUid: collabs.influencerUid,
    startedBy: collabs.startedBy,
    /** What came with the request or the invitation; empty without words. */
    message: collabs.message,
    stage: collabs.stage,
    outcome: collabs.outcome,
    version: collabs.version,
    terms: collabs.terms,
    /** When the creator who asks would like to come; null where they pick a time afterwards. */
    preferred: collabs.preferred,
    requestedAt: collabs.requestedAt,
    /** When it reached the stage and outcome it is at. */
    stageAt: collabs.stageAt,
    /** When an unanswered request ends. */
    expiresAt: collabs.expiresAt,
    answeredAt: collabs.answeredAt,
    closedAt: collabs.closedAt,
    lateCancel: collabs.lateCancel,
    contentDueAt: collabs.contentDueAt,
    /** When its visit begins, while it has one. */
    visitAt: collabs.visitAt,
    deliveredAt: collabs.deliveredAt,
    /** When its reply or its content is due; null where neither is awaited. */
    deadlineAt: deadlineOf(collabs).as('deadline_at'),
    stageOrder: stageOrder(collabs).as('stage_order'),
    /** When a no-show was disputed that nobody has decided about; null otherwise. */
    disputedAt:
      sql<Date | null>`case when ${collabs.outcome} = 'no-show' and ${collabs.dispute} ->> 'decision' is null then (${collabs.dispute} ->> 'at')::timestamptz end`.as(
        'disputed_at',
      ),
  })
  .from(collabs)
  .as('collab_facts')

/** Changes of agreed terms that one side has proposed and the other has not answered. */
export const openProposalFacts = new QueryBuilder()
  .select({
    uid: termsProposals.uid,
    collabUid: termsProposals.collabUid,
    side: termsProposals.side,
    proposedAt: termsProposals.proposedAt,
    expiresAt: termsProposals.expiresAt,
  })
  .from(termsProposals)
  .where(eq(termsProposals.state, 'open'))
  .as('open_proposal_facts')
