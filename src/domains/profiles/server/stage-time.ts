import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type ExtraConfigColumn, index } from 'drizzle-orm/pg-core'

type Moments<Column extends SQLWrapper> = Record<
  'salesSince' | 'onboardingSince' | 'statusSince' | 'createdAt' | 'uid',
  Column
>

/** Since when a brand has stood at a stage: since it joined, where it was never moved. */
export const stageSince = (since: SQLWrapper, createdAt: SQLWrapper): SQL<Date> =>
  sql<Date>`coalesce(${since}, ${createdAt})`

/** How long it has been at a stage, up to a moment that is always ahead: sorts by days without a clock, as an index has to. */
export const stageLength = (since: SQLWrapper): SQL => sql`('2200-01-01 00:00:00+00'::timestamptz - ${since})`

/** The indexes of brands by how long they have been at each stage. */
export function stageIndexes({ salesSince, onboardingSince, statusSince, createdAt, uid }: Moments<ExtraConfigColumn>) {
  return Object.entries({ sales: salesSince, onboarding: onboardingSince, status: statusSince }).map(([name, since]) =>
    index(`brand_profiles_by_${name}_length`).on(stageLength(stageSince(since, createdAt)), uid),
  )
}
