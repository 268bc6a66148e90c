import { QueryBuilder } from 'drizzle-orm/pg-core'
import { visits } from './tables.ts'

/** Visits, for later domains to join in a statement of their own; without the guests' names and needs. */
export const visitFacts = new QueryBuilder()
  .select({
    uid: visits.uid,
    collabUid: visits.collabUid,
    brandUid: visits.brandUid,
    influencerUid: visits.influencerUid,
    startsAt: visits.startsAt,
    endsAt: visits.endsAt,
    checkInOn: visits.checkInOn,
    checkOutOn: visits.checkOutOn,
    guests: visits.guests,
    live: visits.live,
    confirmedAt: visits.confirmedAt,
    checkedInAt: visits.checkedInAt,
  })
  .from(visits)
  .as('visit_facts')
