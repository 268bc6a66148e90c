import { and, eq, type SQL } from 'drizzle-orm'
import type { Outcome, Stage } from '../stages.ts'
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
