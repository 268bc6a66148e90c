import { createHash } from 'node:crypto'
import { gte, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import type { FeedFilter } from '../contract.ts'

const value = sql.placeholder

type Conditions = Record<string, SQL | null | undefined>
type Statement<Row> = { execute: (values?: Record<string, unknown>) => Promise<Row[]> }

/** A statement that is built once for each combination of conditions by name, so that the server plans each for its index. */
export function byConditions<Row>(
  prefix: string,
  build: (db: Queryable, name: string, conditions: SQL[]) => Statement<Row>,
): (db: Queryable, conditions: Conditions, values: Record<string, unknown>) => Promise<Row[]> {
  const statements = new Map<string, ReturnType<typeof prepared<Row[]>>>()
  return (db, conditions, values) => {
    const used = Object.entries(conditions).flatMap(([name, condition]) => (condition ? [{ name, condition }] : []))
    const name = nameOf([prefix, ...used.map((one) => one.name)])
    let statement = statements.get(name)
    if (!statement) {
      const list = used.map((one) => one.condition)
      statements.set(name, (statement = prepared((on) => build(on, name, list))))
    }
    return statement(db, values)
  }
}

/** PostgreSQL tells statements apart by the first 63 bytes of their names. */
function nameOf(words: readonly string[]): string {
  const name = words.join('_')
  return name.length <= 63 ? name : `${words[0]}_${createHash('sha256').update(name).digest('base64url')}`
}

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
