import { and, eq, isNotNull, isNull, ne, not, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { CollabSide } from '../../collabs/server/policy.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { isBlocked } from '../../profiles/server/facts.ts'
import { assignee } from './boxes.ts'
import { briefEnds, hasCollab } from './questions.ts'
import { briefQuestions, messages, supportThreads, threadDesks, threads, threadSettings } from './tables.ts'

/** Conversations, for later domains to join in a statement of their own; without what was written. */
export const threadFacts = new QueryBuilder()
  .select({
    collabUid: threads.collabUid,
    brandUid: threads.brandUid,
    influencerUid: threads.influencerUid,
    helpRequestedAt: threads.helpRequestedAt,
    lastAt: threads.lastAt,
    /** Who wrote last; null where nobody has. */
    lastSide:
      sql<CollabSide | null>`(select ${messages.side} from ${messages} where ${messages.uid} = ${threads.lastUid})`.as(
        'last_side',
      ),
    /** Whether the brand’s team has marked it as done since. */
    brandDone: sql<boolean>`exists (select 1 from ${threadDesks}
      where ${threadDesks.collabUid} = ${threads.collabUid} and ${threadDesks.side} = 'brand'
        and ${threadDesks.doneUid} >= coalesce(${threads.lastUid}, ''))`.as('brand_done'),
  })
  .from(threads)
  .as('thread_facts')

/** Until when people have put conversations off, those in which nobody has written since. */
export const threadSnoozeFacts = new QueryBuilder()
  .select({
    collabUid: threadSettings.collabUid,
    accountUid: threadSettings.accountUid,
    until: threadSettings.snoozedUntil,
  })
  .from(threadSettings)
  .innerJoin(threads, eq(threads.collabUid, threadSettings.collabUid))
  .where(
    and(isNotNull(threadSettings.snoozedUntil), sql`${threadSettings.snoozedUid} >= coalesce(${threads.lastUid}, '')`),
  )
  .as('thread_snooze_facts')

/** Who of a brand’s team takes a conversation. */
export const threadAssigneeFacts = new QueryBuilder()
  .select({ collabUid: threadDesks.collabUid, accountUid: assignee.person.uid, name: assignee.person.displayName })
  .from(threadDesks)
  .innerJoin(threads, eq(threads.collabUid, threadDesks.collabUid))
  .innerJoin(assignee.person, assignee.isAssigned)
  .where(eq(threadDesks.side, 'brand'))
  .as('thread_assignee_facts')

/** What people asked our own people, as long as it is not settled. */
export const openSupportFacts = new QueryBuilder()
  .select({
    uid: supportThreads.uid,
    name: supportThreads.name,
    topic: supportThreads.topic,
    lastAt: supportThreads.lastAt,
    answered: supportThreads.answered,
  })
  .from(supportThreads)
  .where(isNull(supportThreads.settledAt))
  .as('open_support_facts')

/** Questions about briefs without an answer: until their brief ends, at `endsAt`, a collab begins, or one side blocks the other. */
export const openQuestionFacts = new QueryBuilder()
  .select({
    uid: briefQuestions.uid,
    briefUid: briefQuestions.briefUid,
    brandUid: briefQuestions.brandUid,
    influencerUid: briefQuestions.influencerUid,
    askedAt: briefQuestions.askedAt,
    endsAt: briefEnds.as('ends_at'),
  })
  .from(briefQuestions)
  .innerJoin(briefFacts, eq(briefFacts.uid, briefQuestions.briefUid))
  .where(
    and(
      isNull(briefQuestions.answeredAt),
      ne(briefFacts.status, 'archived'),
      not(hasCollab),
      not(isBlocked(briefQuestions.brandUid, briefQuestions.influencerUid)),
    ),
  )
  .as('open_question_facts')
