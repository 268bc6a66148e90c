import { and, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Outcome, Stage } from '../stages.ts'
import { companions, type VisitFilter } from './companions.ts'
import { collabs } from './tables.ts'

type Filters = {
  stage?: Stage | undefined
  outcome?: Outcome | undefined
  briefUid?: string | undefined
  brandUid?: string | undefined
  influencerUid?: string | undefined
}

/** The filters of a list of collabs as a condition; none given is no condition. */
export function where({ stage, outcome, briefUid, brandUid, influencerUid }: Filters): SQL | undefined {
  return and(
    stage ? eq(collabs.stage, stage) : undefined,
    outcome ? eq(collabs.outcome, outcome) : undefined,
    briefUid ? eq(collabs.briefUid, briefUid) : undefined,
    brandUid ? eq(collabs.brandUid, brandUid) : undefined,
    influencerUid ? eq(collabs.influencerUid, influencerUid) : undefined,
  )
}

/** Collabs with a visit in the calendar that … */
export function hasVisit(filter: VisitFilter): SQL {
  return sql`exists (select from ${companions().visits.selectVisits(filter)} visit where visit.collab_uid = ${collabs.uid})`
}

type Preset = 'all' | 'unanswered' | 'unconfirmed' | 'without-content' | 'overdue' | 'disputed'

/** Collabs by what wants doing. */
export function presetOf(preset: Preset): SQL | undefined {
  const open = eq(collabs.outcome, 'open')
  switch (preset) {
    case 'all':
      return undefined
    case 'unanswered':
      return and(open, eq(collabs.stage, 1), lt(collabs.requestedAt, plus(now(), -3 * dayMs)))
    case 'unconfirmed':
      return and(open, eq(collabs.stage, 4), hasVisit('unconfirmed-soon'))
    case 'without-content':
      return and(open, eq(collabs.stage, 4), hasVisit('checked-in'))
    case 'overdue':
      return and(open, eq(collabs.stage, 4), lt(collabs.contentDueAt, now()))
    case 'disputed':
      return and(
        eq(collabs.outcome, 'no-show'),
        isNotNull(collabs.dispute),
        sql`${collabs.dispute} ->> 'decision' is null`,
      )
  }
}

/** How many collabs want doing; only of these brands, or of all. */
export async function countPreset(db: Queryable, preset: Preset, brandUids: Iterable<string> | null): Promise<number> {
  return db.$count(collabs, and(presetOf(preset), brandUids ? inArray(collabs.brandUid, [...brandUids]) : undefined))
}
