import { QueryBuilder } from 'drizzle-orm/pg-core'
import { organisations } from './tables.ts'

/** Organisations, for other domains to join in a statement of their own. */
export const organisationFacts = new QueryBuilder()
  .select({ uid: organisations.uid, name: organisations.name, currency: organisations.currency })
  .from(organisations)
  .as('organisation_facts')
