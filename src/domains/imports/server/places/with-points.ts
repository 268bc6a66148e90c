import type { Queryable } from '../../../../kit/server/database.ts'
import type { SheetRow } from '../../../../kit/server/sheets/sheet.ts'
import { type ListFacts, postcodeOfRow } from '../venues/read-venue.ts'
import { findPostcodePoints } from './postcode-points.ts'

/** A list with where the postcodes of some of its rows are. */
export async function withPoints<List extends ListFacts>(
  db: Queryable,
  rows: readonly SheetRow[],
  list: List,
): Promise<List> {
  const keys = rows.flatMap((row) => postcodeOfRow(row, list) ?? [])
  return { ...list, points: await findPostcodePoints(db, keys) }
}
