import type { Point } from '../../../profiles/city-around.ts'
import { placeOfPostcode } from '../../../profiles/server/postcodes.ts'

/** As it is kept and looked for: `e8 4ae` is `E84AE`. */
export const bare = (code: string) => code.replace(/[^A-Za-z\d]/g, '').toUpperCase()

/** Where the postcodes of some rows are, by postcode and country as `postcodeKey` joins them. */
export type PostcodePoints = ReadonlyMap<string, Point>

/** What a postcode is found by; null where its country isn’t known: digits alone are a postcode of many. */
export function postcodeKey(written: string, country: string | null): string | null {
  const of = country ?? placeOfPostcode(written, null)?.country
  return of && bare(written) ? `${of} ${bare(written)}` : null
}
