import { stringify } from 'csv-stringify/browser/esm/sync'

/** A moment is written in UTC. */
export type Cell = string | number | Date | null

/** Rows as a CSV file that spreadsheets open as UTF-8, the first row being the names. No cell is run as a formula. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((cells) => cells.map(asText)),
    { bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  )
}

/** Spreadsheets run what begins like this; a number, below nothing too, is none of it. */
const beginsFormula = /^[=+\-@\t\r＝＋－＠]/
const plainNumber = /^-?\d+(\.\d+)?$/

function asText(cell: Cell): Cell {
  if (cell instanceof Date) return cell.toISOString().replace('.000Z', 'Z')
  return typeof cell === 'string' && beginsFormula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell
}
