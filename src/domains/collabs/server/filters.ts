import { and, eq, type SQL, sql } from 'drizzle-orm'
import { keysOf } from '../../../kit/contract/keys.ts'
import type { Moment } from '../../briefs/server/live.ts'
import type { Outcome, Stage } from '../stages.ts'
import { companions, type VisitFilter } from './companions.ts'
import { collabs } from './tables.ts'

export type Filters = {
  stage?: Stage | undefined
  outcome?: Outcome | undefined
  briefUid?: string | undefined
  brandUid?: string | undefined
  influencerUid?: string | undefined
}

const columns = {
  stage: collabs.stage,
  outcome: collabs.outcome,
  briefUid: collabs.briefUid,
  brandUid: collabs.brandUid,
  influencerUid: collabs.influencerUid,
}

/** The filters of a list of collabs as a condition; none given is no condition. */
export function where(filters: Filters): SQL | undefined {
  return and(...keysOf(columns).map((name) => (filters[name] ? eq(columns[name], filters[name]) : undefined)))
}

/** The same for a prepared statement: a condition for each filter that is given, its value the placeholder of its name. */
export function conditionsOf(filters: Filters): Record<string, SQL | undefined> {
  const given = keysOf(columns).filter((name) => filters[name])
  return Object.fromEntries(given.map((name) => [name, eq(columns[name], sql.placeholder(name))]))
}

/** Collabs with a visit in the calendar that … */
export function hasVisit(filter: VisitFilter, at: Moment): SQL {
  return sql`exists (select from ${companions().visits.selectVisits(filter, at)} visit where visit.collab_uid = ${collabs.uid})`
}
