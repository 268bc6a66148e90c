import { and, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../../kit/server/database.ts'
import type { Point } from '../../../profiles/city-around.ts'
import { placeOfPostcode } from '../../../profiles/server/postcodes.ts'
import { postcodePoints } from '../tables.ts'

/** As it is kept and looked for: `e8 4ae` is `E84AE`. */
export const bare = (code: string) => code.replace(/[^A-Za-z\d]/g, '').toUpperCase()

/** Where the postcodes of some rows are, by postcode and country as `postcodeKey` joins them. */
export type PostcodePoints = ReadonlyMap<string, Point>

/** What a postcode is found by; null where its country isn’t known: digits alone are a postcode of many. */
export function postcodeKey(written: string, country: string | null): string | null {
  const of = country ?? placeOfPostcode(written, null)?.country
  return of && bare(written) ? `${of} ${bare(written)}` : null
}

/** Where those of some postcodes are that a file told. */
export async function findPostcodePoints(db: Queryable, keys: Iterable<string>): Promise<PostcodePoints> {
  const asked = [...new Set(keys)].map((key) => key.split(' '))
  if (asked.length === 0) return new Map()
  const { code, country, latitude, longitude } = postcodePoints
  const of = (part: 0 | 1) => [...new Set(asked.flatMap((key) => key[part] ?? []))]
  const rows = await db
    .select({ code, country, latitude, longitude })
    .from(postcodePoints)
    .where(and(inArray(code, of(1)), inArray(country, of(0))))
  return new Map(
    rows.map((row) => [`${row.country} ${row.code}`, { latitude: row.latitude, longitude: row.longitude }]),
  )
}
