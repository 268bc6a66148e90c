import { gte, lte, type SQL, sql } from 'drizzle-orm'
import { todayIn } from '../../briefs/availability.ts'
import type { Brief } from '../../briefs/server/reads.ts'
import { briefs } from '../../briefs/server/tables.ts'
import type { FeedFilter } from '../contract.ts'

/** The finer filters of the feed as conditions: format, value, and a day that the venue's week and live days allow. */
export function detailsOf({ format, valueFrom, day }: FeedFilter): (SQL | undefined)[] {
  return [
    format ? sql`${briefs.deliverables} @> ${JSON.stringify([{ type: format }])}::jsonb` : undefined,
    valueFrom ? gte(briefs.valueMinor, valueFrom) : undefined,
    ...(day ? onDay(day) : []),
  ]
}

function onDay(day: string): SQL[] {
  const weekday = new Date(day).getUTCDay() || 7
  return [
    lte(briefs.liveFrom, day),
    gte(briefs.liveUntil, day),
    sql`${briefs.availability} -> 'windows' @> ${JSON.stringify([{ weekday }])}::jsonb`,
    sql`not (${briefs.availability} -> 'blackout' ? ${day})`,
  ]
}

/** Whether a brief can be asked for, waited for, or neither. */
export function feedState(row: Brief, at: Date): 'open' | 'full' | 'closed' {
  const today = todayIn(row.timezone, at)
  if (row.status !== 'live' || today > row.liveUntil || today < row.liveFrom) return 'closed'
  return row.placesTaken >= row.maxCollabs ? 'full' : 'open'
}
