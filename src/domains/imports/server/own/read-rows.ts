import { CallError } from '../../../../kit/contract/errors.ts'
import type { Sheet, SheetRow } from '../../../../kit/server/sheets/sheet.ts'
import { ownRowsAtMost } from '../../own-venues.ts'

/** All rows of an owner’s list. Refuses one that is too long, or that has none. */
export async function readOwnRows(sheet: Sheet): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  for await (const row of sheet.rows()) {
    rows.push(row)
    if (rows.length > ownRowsAtMost)
      throw new CallError(
        'invalid-argument',
        `This file has more than ${ownRowsAtMost} rows. Split it, and import the parts one after the other.`,
      )
  }
  return rows
}
