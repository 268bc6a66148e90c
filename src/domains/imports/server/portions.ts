import type { Sheet, SheetRow } from '../../../kit/server/sheets/sheet.ts'

/** Rows of one transaction. */
const portion = 500
/** The same where each may change a venue that’s here, one by one, while other imports wait. */
export const correctedPortion = 100

/** How many empty rows stand before some rows. */
export const blankIn = (rows: readonly SheetRow[]): number =>
  rows.reduce((sum, { blankBefore = 0 }) => sum + blankBefore, 0)

/** The rows of a table after a line, in portions. */
export async function* portions(sheet: Sheet, after = 0, most = portion): AsyncGenerator<SheetRow[]> {
  let rows: SheetRow[] = []
  for await (const row of sheet.rows()) {
    if (row.line <= after) continue
    rows.push(row)
    if (rows.length < most) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}
