import { QueryBuilder } from 'drizzle-orm/pg-core'
import { idChecks } from './tables.ts'

/** Checks of IDs, for later domains to join in a statement of their own; without names and pictures. */
export const idCheckFacts = new QueryBuilder()
  .select({
    uid: idChecks.uid,
    influencerUid: idChecks.influencerUid,
    state: idChecks.state,
    submittedAt: idChecks.submittedAt,
  })
  .from(idChecks)
  .as('id_check_facts')
