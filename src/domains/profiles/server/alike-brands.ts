import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { isNearly } from '../../../kit/server/likeness.ts'
import type { AlikeSignal } from '../alike-signals.ts'
import type { Alike } from './alike.ts'
import { brandProfiles } from './tables.ts'
import { nameKeyOf, phoneKeyOf, siteKeyOf } from './venue-keys.ts'

/** Degrees of latitude: some 50 m, within which two pins are one place, and 250 m, beyond which they are two. */
const [samePlace, otherPlace] = [0.00045, 0.00225]
/** How alike names at one place have to be, of 1: `Luna` and `Luna Café`. */
const leastAtOnePlace = 0.4
const mostOfOneName = 5

/** Whether two pins are so near each other, in degrees; unknown where one of them has none. */
const isWithin = (degrees: number): SQL =>
  sql`(o.latitude between asked.latitude - ${degrees} and asked.latitude + ${degrees}
    and abs(o.longitude - asked.longitude) * cos(radians(asked.latitude)) <= ${degrees})`

/**
 * Brands that may be the same as one of these: one statement, with an index for each signal. Branches of a chain share their phone
 * number, website and name: with pins that are apart they are two.
 */
export async function findAlikeBrands(db: Queryable, uids: readonly string[]): Promise<Alike[]> {
  const of = (row: string, column: string) => sql.raw(`${row}.${column}`)
  const sameKey = (key: (column: SQL) => SQL, column: string) =>
    sql`${key(of('o', column))} = ${key(of('asked', column))} and ${key(of('asked', column))} <> ''`
  const from = sql`from ${brandProfiles} o where o.uid <> asked.uid and`
  const isNotApart = sql`coalesce(${isWithin(otherPlace)}, true)`
  const { rows } = await db.execute<{ uid: string; other: string; signals: AlikeSignal[] }>(sql`
    select asked.uid, found.uid as other, array_agg(distinct found.signal order by found.signal) as signals
    from ${brandProfiles} asked cross join lateral (
      select o.uid, 'phone' as signal ${from} ${sameKey(phoneKeyOf, 'phone')} and ${isNotApart}
      union all
      select o.uid, 'website' ${from} ${sameKey(siteKeyOf, 'website')} and ${isNotApart}
      union all
      select o.uid, 'position' ${from} ${isWithin(samePlace)} and similarity(o.name, asked.name) >= ${leastAtOnePlace}
      union all
      (select o.uid, 'name' ${from} ${sameKey(nameKeyOf, 'name')} and o.city = asked.city and ${isNotApart} limit ${mostOfOneName})
      union all
      (select o.uid, 'name' ${from} ${isNearly(sql`o.name`, sql`asked.name`)} and o.city = asked.city and ${isNotApart}
        order by similarity(o.name, asked.name) desc, o.uid limit ${mostOfOneName})
    ) found
    where asked.uid = any(${sql.param([...uids])}::text[]) and asked.slug not like 'former-%'
    group by asked.uid, found.uid`)
  return rows.map(({ uid, other: otherUid, signals }) => ({ uid, otherUid, signals }))
}
