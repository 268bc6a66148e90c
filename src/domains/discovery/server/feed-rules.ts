import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { hourMs } from '../../../kit/server/clock.ts'
import { instant, type Moment, openSince, venueDay } from '../../briefs/server/live.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import type { FeedRule } from '../taste.ts'

/** How many briefs of a city are looked through for a ribbon: more than it shows, as some are not for everyone. */
export const lookThrough = 60

const newForHours = 7 * 24
export const newForMs = newForHours * hourMs
const closingDays = 7
/** Quiet: under a quarter of its spots taken. */
const quietShare = 4

export const newestFirst: readonly SQL[] = [desc(briefFacts.liveSince), desc(briefFacts.uid)]

type RuleOfFeed = {
  /** What an index of the city holds apart, or in its order. */
  among?: SQL
  fits: SQL
  order: readonly SQL[]
}

/** What each rule asks of a live brief, as far as the database knows, and in which order its ribbon stands. */
export function feedRulesAt(at: Moment): Record<FeedRule, RuleOfFeed> {
  const free = sql`${briefFacts.maxCollabs} > ${briefFacts.spotsTaken}`
  const full = sql`${briefFacts.maxCollabs} <= ${briefFacts.spotsTaken}`
  const today = venueDay(at)
  // No venue's day is further from it than one.
  const utcDay = sql`(${instant(at)} at time zone 'UTC')::date`
  const [days, daysAndOne] = [sql.raw(String(closingDays)), sql.raw(String(closingDays + 1))]
  const openedLately = sql`${openSince} > ${instant(at)} - interval ${sql.raw(`'${newForHours} hours'`)}`
  return {
    tonight: {
      fits: sql`${free} and ${briefFacts.availability} -> 'windows' @> jsonb_build_array(jsonb_build_object('weekday', extract(isodow from ${today})::int))`,
      order: newestFirst,
    },
    'closing-soon': {
      among: sql`${briefFacts.liveUntil} between ${utcDay} - 1 and ${utcDay} + ${daysAndOne}`,
      fits: sql`${free} and ${briefFacts.liveUntil} <= ${today} + ${days}`,
      order: [asc(briefFacts.liveUntil), asc(briefFacts.uid)],
    },
    // What is approved for a later day has not begun.
    new: {
      among: sql`${openedLately} and ${openSince} <= ${instant(at)}`,
      fits: sql`${free} and ${openedLately}`,
      order: [desc(openSince), desc(briefFacts.uid)],
    },
    'with-a-guest': { fits: sql`${free} and ${briefFacts.guests} > 0`, order: newestFirst },
    'quiet-near-home': {
      fits: sql`${free} and ${briefFacts.spotsTaken} * ${sql.raw(String(quietShare))} < ${briefFacts.maxCollabs}`,
      order: newestFirst,
    },
    full: { among: full, fits: full, order: newestFirst },
  }
}
