import { and, eq, sql } from 'drizzle-orm'
import { collabs } from './tables.ts'

/** Requests that a brand hasn’t answered yet. */
export const isRequestOf = (brandUid: string) =>
  and(
    eq(collabs.brandUid, brandUid),
    sql`${collabs.outcome} = 'open' and ${collabs.stage} = 1 and ${collabs.startedBy} = 'influencer'`,
  )
