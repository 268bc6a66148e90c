import writeWorkbook from 'write-excel-file/browser'
import type { Cell } from '../contract/csv.ts'

/** How much text Excel keeps in a cell, and how many letters the name of a sheet has. */
const longestCell = 32_767
const longestName = 31
/** Characters that XML cannot hold. */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/**
 * Rows as an Excel workbook with one sheet, the first row being the names, which stay in sight. Numbers are numbers, days and moments are dates; every other text
 * is written as text, so that none is run as a formula.
 */
export function xlsxFile(sheet: string, rows: readonly (readonly Cell[])[]): Promise<Blob> {
  const data = rows.map((cells, at) => cells.map((cell) => asCell(cell, at === 0)))
  const columns = (rows[0] ?? []).map((_, at) => ({ width: widthOf(rows.slice(0, 50).map((cells) => cells[at])) }))
  const name = sheet.replace(/[[\]:*?/\\]/g, ' ').slice(0, longestName)
  return writeWorkbook(data, { columns, sheet: name, stickyRowsCount: 1 }).toBlob()
}

const dayPattern = /^\d{4}-\d\d-\d\d$/
const isDay = (text: string) => dayPattern.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

function asCell(cell: Cell, isHead: boolean) {
  const bold = isHead && { fontWeight: 'bold' as const }
  if (cell === null || cell === '') return null
  if (cell instanceof Date) return { value: cell, type: Date, format: 'yyyy-mm-dd hh:mm', ...bold }
  if (typeof cell === 'number') return { value: cell, type: Number, ...bold }
  if (!isHead && isDay(cell)) return { value: new Date(`${cell}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' }
  return { value: cell.replace(unwritable, '').slice(0, longestCell), type: String, ...bold }
}

/** In letters: as wide as what it holds, within reason. */
function widthOf(cells: readonly (Cell | undefined)[]): number {
  return Math.min(Math.max(8, ...cells.map((cell) => String(cell ?? '').length + 2)), 60)
}
