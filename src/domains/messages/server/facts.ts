import { QueryBuilder } from 'drizzle-orm/pg-core'
import { threads } from './tables.ts'

/** Conversations, for later domains to join in a statement of their own; without what was written. */
export const threadFacts = new QueryBuilder()
  .select({ collabUid: threads.collabUid, brandUid: threads.brandUid, helpRequestedAt: threads.helpRequestedAt })
  .from(threads)
  .as('thread_facts')
