import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'
import type { Db } from '../../../../kit/server/database.ts'
import { sqlState } from '../../../../kit/server/database-errors.ts'
import { findBrandBySource } from '../../../profiles/server/reads.ts'
import { makeBrand } from '../build.ts'
import { type RawVenue, readVenue, type Venue } from './venue-row.ts'

export type ImportReport = {
  read: number
  added: number
  known: number
  refused: { line: number; name: string; why: string }[]
}

/**
 * Reads a CSV list of venues into brand profiles at sales stage Prospective. Each row is a transaction of its own, so a
 * bad one stops nothing; a place that is already there (by its key) is left as it is.
 */
export async function importVenues(db: Db, file: string): Promise<ImportReport> {
  const report: ImportReport = { read: 0, added: 0, known: 0, refused: [] }
  const rows = createReadStream(file).pipe(
    parse({
      columns: true,
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }),
  )
  for await (const { record, info } of rows as AsyncIterable<{ record: RawVenue; info: { lines: number } }>) {
    report.read += 1
    const result = readVenue(record)
    const why = 'refused' in result ? result.refused : await addVenue(db, result.venue)
    if (why === 'added') report.added += 1
    else if (why === 'known') report.known += 1
    else report.refused.push({ line: info.lines, name: record.name ?? '', why })
  }
  return report
}

async function addVenue(db: Db, venue: Venue): Promise<string> {
  const { notes, ...fields } = venue
  try {
    return await db.transaction(async (tx) => {
      if (await findBrandBySource(tx, venue.sourceKey)) return 'known'
      // Without a position of its own a venue has none: the middle of the city would be a lie on the map.
      await makeBrand(tx, { ...fields, staffNotes: notes })
      return 'added'
    })
  } catch (error) {
    if (sqlState(error) === '23505') return 'known'
    return `it couldn’t be saved (${sqlState(error) ?? 'error'})`
  }
}
