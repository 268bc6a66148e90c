import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import { isFull } from './slots.ts'
import { slots } from './tables.ts'

/** How many days ahead a free time is looked for, as on a brief’s card. */
export const openDays = 14

type Columns = Record<'uid' | 'availability' | 'timezone' | 'liveFrom' | 'liveUntil', SQLWrapper>

/**
 * Whether a brief has a time that can be booked within the next days and isn’t full, for a statement about briefs. The same rules as
 * `slotsBetween`, but for the two hours of a year in which clocks change. It stops at the first free time, so only briefs without one cost more.
 */
export function hasOpenTime({ uid, availability, timezone, liveFrom, liveUntil }: Columns): SQL {
  const at = sql`${now().toISOString()}::timestamptz`
  const until = sql`${plus(now(), openDays * dayMs).toISOString()}::timestamptz`
  const whole = (key: string) => sql`(${availability} ->> ${sql.raw(`'${key}'`)})::int`
  const capacity = whole('capacity')
  const earliest = sql`(${at} + ${whole('leadHours')} * interval '1 hour')`
  const isOpenDay = (day: SQL) =>
    sql`${day} between ${liveFrom} and ${liveUntil} and not ${availability} -> 'blackout' ? ${day}::text`
  const hasRoom = (start: SQL) =>
    sql`not exists (select from ${slots} where ${slots.briefUid} = ${uid} and ${slots.startsAt} = ${start} and ${isFull(capacity)})`
  // A window past midnight may have opened the day before.
  const days = sql`(select (${earliest} at time zone ${timezone})::date - 1 + i as day from generate_series(0, ${openDays + 2}) i) days
    join jsonb_to_recordset(${availability} -> 'windows') w(weekday int, "from" time, "to" time) on w.weekday = extract(isodow from days.day)`
  const isAhead = (start: SQL) => sql`${start} >= ${earliest} and ${start} < ${until}`
  const startOf = sql`(days.day + w."from" + n * ${whole('slotMinutes')} * interval '1 minute') at time zone ${timezone}`
  const minutes = sql`mod((extract(epoch from w."to" - w."from") / 60)::int + 1440, 1440)`
  const visit = sql`exists (select from ${days}
    cross join generate_series(0, (${minutes} - ${whole('slotMinutes')}) / ${whole('slotMinutes')}) n
    cross join lateral (select ${startOf} as start) offered
    where ${minutes} >= ${whole('slotMinutes')} and ${isOpenDay(sql`days.day`)} and ${isAhead(sql`offered.start`)} and ${hasRoom(sql`offered.start`)})`
  const nights = sql`(select days.day + i as night from generate_series(0, (${availability} -> 'stay' ->> 'minNights')::int - 1) i) nights`
  const nightSlot = sql`((nights.night::timestamp + interval '36 hours') at time zone 'UTC')`
  const stay = sql`exists (select from ${days}
    where ${isAhead(sql`((days.day + w."from") at time zone ${timezone})`)}
      and not exists (select from ${nights} where not (${isOpenDay(sql`nights.night`)} and ${hasRoom(nightSlot)})))`
  return sql`(case when ${availability} ? 'stay' then ${stay} else ${visit} end)`
}
