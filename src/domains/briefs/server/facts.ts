import { QueryBuilder } from 'drizzle-orm/pg-core'
import { briefs } from './tables.ts'

/** Briefs, for later domains to join in a statement of their own: a subquery that PostgreSQL flattens. */
export const briefFacts = new QueryBuilder()
  .select({
    uid: briefs.uid,
    title: briefs.title,
    status: briefs.status,
    availability: briefs.availability,
    maxCollabs: briefs.maxCollabs,
    spotsTaken: briefs.spotsTaken,
  })
  .from(briefs)
  .as('brief_facts')
