import { and, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../../kit/server/database.ts'
import type { SheetRow } from '../../../../kit/server/sheets/sheet.ts'
import { type ListFacts, postcodeOfRow } from '../venues/read-venue.ts'
import { postcodePoints } from '../tables.ts'
import type { PostcodePoints } from './postcode-key.ts'

/** A list with where the postcodes of some of its rows are. */
export async function withPoints<List extends ListFacts>(
  db: Queryable,
  rows: readonly SheetRow[],
  list: List,
): Promise<List> {
  const keys = rows.flatMap((row) => postcodeOfRow(row, list) ?? [])
  return { ...list, points: await findPostcodePoints(db, keys) }
}

/** Where those of some postcodes are that a file told. */
async function findPostcodePoints(db: Queryable, keys: Iterable<string>): Promise<PostcodePoints> {
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
