import { QueryBuilder } from 'drizzle-orm/pg-core'
import { notInArray, sql } from 'drizzle-orm'
import { tableReservations, visits } from './tables.ts'

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
    /** Whether the venue has suggested other times, which its creator chooses from. */
    moving: sql<boolean>`coalesce(jsonb_array_length(${visits.proposed}), 0) > 0`.as('moving'),
  })
  .from(visits)
  .as('visit_facts')

/** The table of each visit that has one, or should have; `stuckAt` is since when its venue has to deal with it. */
export const tableFacts = new QueryBuilder()
  .select({
    collabUid: tableReservations.collabUid,
    state: tableReservations.state,
    people: tableReservations.people,
    reference: tableReservations.reference,
    stuckAt: tableReservations.stuckAt,
  })
  .from(tableReservations)
  .where(notInArray(tableReservations.state, ['cancelling', 'cancelled']))
  .as('table_facts')
