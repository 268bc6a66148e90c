import type { SheetRow } from '../../../../kit/server/sheets/sheet.ts'
import { isOfVenues, type ImportKind, type Mapping } from '../../fields.ts'
import { countryOfRow } from '../venues/read-venue.ts'

/** So many rows are looked at, at least so many of them have to tell their country, and nearly all of those the same. */
const rules = { rows: 1_000, least: 3, share: 0.9 }

type List = { kind: ImportKind; mapping: Mapping; country: string | null }

/**
 * The country of rows that name none: as somebody chose for the list, else the one in which nearly all its other rows are. Null where
 * they are in several, or too few tell.
 */
export async function usualCountry(
  rows: AsyncIterable<SheetRow> | Iterable<SheetRow>,
  { kind, mapping, country }: List,
): Promise<string | null> {
  if (country || !isOfVenues(kind)) return country
  const counts = new Map<string, number>()
  let seen = 0
  for await (const row of rows) {
    const found = countryOfRow(row, { mapping })
    if (found) counts.set(found, (counts.get(found) ?? 0) + 1)
    seen += 1
    if (seen >= rules.rows) break
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1])
  return most && all >= rules.least && most[1] >= all * rules.share ? most[0] : null
}
