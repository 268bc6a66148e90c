import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { briefFacts } from './facts.ts'

/** A moment, or the placeholder of one in a prepared query. */
export type Moment = Date | Placeholder

/** A moment in a statement. */
export const instant = (at: Moment): SQL => sql`${at instanceof Date ? at.toISOString() : at}::timestamptz`

/** The day at a moment, on the clock of a brief's venue. */
export function venueDay(at: Moment): SQL {
  return sql`(${instant(at)} at time zone ${briefFacts.timezone})::date`
}

/** Up and not on hold, whatever the day: what the indexes of the feed hold. */
export const isUp = sql`${briefFacts.status} = 'live' and ${briefFacts.heldAt} is null`

/** Live at a moment: up, not on hold, and between its days on the clock of its venue. */
export function isLiveAt(at: Moment): SQL {
  return sql`(${isUp} and ${venueDay(at)} between ${briefFacts.liveFrom} and ${briefFacts.liveUntil})`
}

/** Since when a live brief can be asked for: approved, and its first day begun. */
export const openSince: SQL = sql`greatest(${briefFacts.liveSince}, ${briefFacts.liveFrom}::timestamp at time zone ${briefFacts.timezone})`
