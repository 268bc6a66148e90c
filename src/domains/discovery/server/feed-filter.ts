import { gte, type SQL, sql } from 'drizzle-orm'
import { briefFacts } from '../../briefs/server/facts.ts'
import type { FeedFilter } from '../contract.ts'

const value = sql.placeholder

/** The filters of the feed as conditions by name; each combination of names is one statement, its values are `valuesOf`. */
export function conditionsOf(filter: Omit<FeedFilter, 'city'>): Record<string, SQL | undefined> {
  const deliverable = (field: 'platform' | 'format') =>
    filter[field] && sql`${briefFacts.deliverables} @> ${value(field)}::jsonb`
  return {
    category: filter.category && sql`${briefFacts.category} = ${value('category')}`,
    platform: deliverable('platform'),
    format: deliverable('format'),
    value: filter.valueFrom ? gte(briefFacts.valueMinor, value('valueFrom')) : undefined,
    guest: filter.withGuest ? sql`${briefFacts.guests} > 0` : undefined,
    day: filter.day ? onDay() : undefined,
  }
}

/** A day that the venue's week and live days allow. */
function onDay(): SQL {
  return sql`${briefFacts.liveFrom} <= ${value('day')} and ${briefFacts.liveUntil} >= ${value('day')}
    and ${briefFacts.availability} -> 'windows' @> ${value('window')}::jsonb
    and not (${briefFacts.availability} -> 'blackout' ? ${value('day')})`
}

/** The values that the conditions of a filter name. */
export function valuesOf({
  category,
  platform,
  format,
  valueFrom,
  day,
}: Omit<FeedFilter, 'city'>): Record<string, unknown> {
  return {
    category,
    valueFrom,
    day,
    platform: JSON.stringify([{ platform }]),
    format: JSON.stringify([{ type: format }]),
    window: day && JSON.stringify([{ weekday: new Date(day).getUTCDay() || 7 }]),
  }
}
