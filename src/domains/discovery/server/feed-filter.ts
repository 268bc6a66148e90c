import { gte, type SQL, sql } from 'drizzle-orm'
import { briefFacts } from '../../briefs/server/facts.ts'
import type { FeedFilter } from '../contract.ts'
import { type Days, daysOf, spanOf } from '../days.ts'

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
    guest: filter.withGuest
      ? sql`${briefFacts.guests} > 0 and ${briefFacts.maxCollabs} > ${briefFacts.spotsTaken}`
      : undefined,
    ...daysConditions(filter),
  }
}

/** One day has a statement of its own, several share one. */
function daysConditions(filter: Days): Record<string, SQL> {
  const span = spanOf(filter)
  if (!span) return {}
  return span.from === span.until ? { day: onDay() } : { days: onDays() }
}

/** A day that the venue's week and live days allow. */
function onDay(): SQL {
  return sql`${briefFacts.liveFrom} <= ${value('day')} and ${briefFacts.liveUntil} >= ${value('day')}
    and ${briefFacts.availability} -> 'windows' @> ${value('window')}::jsonb
    and not (${briefFacts.availability} -> 'blackout' ? ${value('day')})`
}

/** One of several such days. */
function onDays(): SQL {
  return sql`${briefFacts.liveFrom} <= ${value('until')} and ${briefFacts.liveUntil} >= ${value('day')}
    and exists (select from unnest(${value('days')}::date[]) as one (day)
      where one.day between ${briefFacts.liveFrom} and ${briefFacts.liveUntil}
      and ${briefFacts.availability} -> 'windows' @> jsonb_build_array(jsonb_build_object('weekday', extract(isodow from one.day)::int))
      and not (${briefFacts.availability} -> 'blackout' ? one.day::text))`
}

/** The values that the conditions of a filter name. */
export function valuesOf({
  category,
  platform,
  format,
  valueFrom,
  day,
  until,
}: Omit<FeedFilter, 'city'>): Record<string, unknown> {
  return {
    category,
    valueFrom,
    day,
    ...spanOf({ day, until }),
    days: daysOf({ day, until }),
    platform: JSON.stringify([{ platform }]),
    format: JSON.stringify([{ type: format }]),
    window: day && JSON.stringify([{ weekday: new Date(day).getUTCDay() || 7 }]),
  }
}
