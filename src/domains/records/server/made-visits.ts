import { type SQL, sql } from 'drizzle-orm'
import { now } from '../../../kit/server/clock.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { visitFacts } from '../../visits/server/facts.ts'

/** As a condition on a visit and its collab: its time has come and it took place, checked in at the door or not. */
export function wasMade(): SQL {
  return sql`(${visitFacts.startsAt} <= ${now()} and ${collabFacts.outcome} not in ('no-show', 'venue-failed', 'cancelled'))`
}
