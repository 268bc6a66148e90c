import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { dayMs, plus } from '../../../kit/server/clock.ts'
import { openSince, venueDay } from '../../briefs/server/live.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import type { FeedRule } from '../taste.ts'

/** How many briefs of a city are looked through for a ribbon: more than it shows, as some are not for everyone. */
export const lookThrough = 60

const newForMs = 7 * dayMs
const closingDays = 7
/** Quiet: under a quarter of its spots taken. */
const quietShare = 4

export const newestFirst: readonly SQL[] = [desc(briefFacts.liveSince), desc(briefFacts.uid)]

/** What each rule asks of a live brief, as far as the database knows, and in which order its ribbon stands. */
export function feedRulesAt(at: Date): Record<FeedRule, { fits: SQL; order: readonly SQL[] }> {
  const free = sql`${briefFacts.maxCollabs} > ${briefFacts.spotsTaken}`
  const today = venueDay(at)
  return {
    tonight: {
      fits: sql`${free} and ${briefFacts.availability} -> 'windows' @> jsonb_build_array(jsonb_build_object('weekday', extract(isodow from ${today})::int))`,
      order: newestFirst,
    },
    'closing-soon': {
      fits: sql`${free} and ${briefFacts.liveUntil} <= ${today} + ${closingDays}::int`,
      order: [asc(briefFacts.liveUntil), asc(briefFacts.uid)],
    },
    new: {
      fits: sql`${free} and ${openSince} > ${plus(at, -newForMs).toISOString()}::timestamptz`,
      order: [desc(openSince), desc(briefFacts.uid)],
    },
    'with-a-guest': { fits: sql`${free} and ${briefFacts.guests} > 0`, order: newestFirst },
    'quiet-near-home': {
      fits: sql`${free} and ${briefFacts.spotsTaken} * ${quietShare}::int < ${briefFacts.maxCollabs}`,
      order: newestFirst,
    },
    full: { fits: sql`not ${free}`, order: newestFirst },
  }
}
