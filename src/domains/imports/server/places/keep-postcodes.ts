import { sql } from 'drizzle-orm'
import type { Reading } from '../../../../kit/contract/sheets.ts'
import type { Db } from '../../../../kit/server/database.ts'
import type { Point } from '../../../profiles/city-around.ts'
import { countryNamed } from '../../../profiles/server/place-names.ts'
import { placeOfPostcode } from '../../../profiles/server/postcodes.ts'
import { openList } from '../begin.ts'
import { fieldByName } from '../columns/names.ts'
import { postcodePoints } from '../tables.ts'
import { pointOf, readDegrees } from './degrees.ts'
import { bare } from './postcode-key.ts'

/** Written at once. */
const portion = 5_000

type Known = Point & { code: string; country: string }
type Options = Partial<Reading> & { country: string | null }

/**
 * Keeps where the postcodes of a file are, over what was known of the same ones. The file is the operator’s: any table with a
 * postcode, a latitude and a longitude. `country` is that of postcodes that don’t tell theirs. Answers how many are kept, and
 * how many rows have no postcode, no position or no country; null where it lacks one of the columns.
 */
export async function keepPostcodes(
  db: Db,
  file: string,
  { country, ...reading }: Options,
): Promise<{ kept: number; leftOut: number } | null> {
  const sheet = await openList(file, reading)
  const at = columnsOf(sheet.columns)
  if (at.postcode < 0 || at.latitude < 0 || at.longitude < 0) return null
  let [kept, leftOut] = [0, 0]
  const waiting = new Map<string, Known>()
  const write = async () => {
    await insert(db, [...waiting.values()])
    kept += waiting.size
    waiting.clear()
  }
  for await (const { cells } of sheet.rows()) {
    const known = readRow(cells, at, country)
    if (!known) leftOut += 1
    else waiting.set(`${known.country} ${known.code}`, known)
    if (waiting.size >= portion) await write()
  }
  await write()
  return { kept, leftOut }
}

type Columns = Record<'postcode' | 'latitude' | 'longitude' | 'country', number>

/** The Office for National Statistics calls them `pcd`, `pcd2` and `pcds`. */
function columnsOf(columns: readonly string[]): Columns {
  const find = (field: string) => columns.findIndex((name) => fieldByName.venues(name) === field)
  const ours = find('postcode')
  return {
    postcode: ours >= 0 ? ours : columns.findIndex((name) => /^pcds?\d?$/i.test(name.trim())),
    latitude: find('latitude'),
    longitude: find('longitude'),
    country: find('country'),
  }
}

function readRow(cells: readonly string[], at: Columns, usual: string | null): Known | null {
  const written = (cells[at.postcode] ?? '').trim()
  const [north, east] = [readDegrees(cells[at.latitude] ?? ''), readDegrees(cells[at.longitude] ?? '')]
  const point = north === null || east === null ? null : pointOf(north, east)
  const country = countryNamed(cells[at.country] ?? '') ?? usual ?? placeOfPostcode(written, null)?.country ?? null
  return point && country && bare(written) ? { ...point, code: bare(written), country } : null
}

async function insert(db: Db, rows: readonly Known[]): Promise<void> {
  if (rows.length === 0) return
  const column = (key: keyof Known, type: 'text' | 'float8') =>
    sql`${sql.param(rows.map((row) => row[key]))}::${sql.raw(type)}[]`
  await db.execute(sql`
    insert into ${postcodePoints} (code, country, latitude, longitude)
    select * from unnest(${column('code', 'text')}, ${column('country', 'text')},
      ${column('latitude', 'float8')}, ${column('longitude', 'float8')})
    on conflict (code, country) do update set latitude = excluded.latitude, longitude = excluded.longitude`)
}
