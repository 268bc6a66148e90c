import { parse } from 'csv-parse/sync'
import { type Delimiter, delimiters } from '../../contract/sheets.ts'

/** How the text of a CSV file is built. */
export type CsvShape = {
  delimiter: Delimiter
  /** Excel’s own first line `sep=;`, which is no data. */
  hasSepLine: boolean
}

const sepLine = /^\uFEFF?sep=(.)\r?\n/i
const isDelimiter = (text: string): text is Delimiter => text in delimiters

/** The delimiter under which the beginning of a file falls into columns most evenly; a comma where it has only one. */
export function csvShape(beginning: string): CsvShape {
  const said = sepLine.exec(beginning)?.[1] ?? ''
  if (isDelimiter(said)) return { delimiter: said, hasSepLine: true }
  const text = wholeLines(beginning.replace(/^\uFEFF/, ''))
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 }
  for (const delimiter of Object.keys(delimiters).filter(isDelimiter)) {
    const score = evenness(text, delimiter, rare.has(delimiter))
    if (score > best.score) best = { delimiter, score }
  }
  return { delimiter: best.delimiter, hasSepLine: false }
}

/** Without the last line, which the end of what was read may have cut. */
function wholeLines(text: string): string {
  const end = text.lastIndexOf('\n')
  return end > 0 && text.length > 1000 ? text.slice(0, end) : text
}

/** Signs that stand inside cells too, such as in times and links: they divide only what they divide into three or more in every row. */
const rare: ReadonlySet<Delimiter> = new Set(['^', '~', ':'])

/** Columns of the commonest kind of row, times how many rows are of that kind; 0 when nothing is divided. */
function evenness(text: string, delimiter: Delimiter, isRare: boolean): number {
  const counts = new Map<number, number>()
  let rows = 0
  for (const cells of records(text, delimiter)) {
    rows += 1
    counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  }
  const [columns = 1, most = 0] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? []
  if (isRare && (columns < 3 || most < rows || rows < 2)) return 0
  return columns < 2 ? 0 : (most / rows) ** 2 * Math.log2(columns + 1)
}

function records(text: string, delimiter: Delimiter): string[][] {
  try {
    const options = { delimiter, relax_quotes: true, relax_column_count: true, skip_empty_lines: true, to: 200 }
    return parse(text, options)
  } catch {
    // A quotation mark that the cut left open, or that is none under this delimiter: lines as they are.
    return text
      .split(/\r?\n/)
      .slice(0, 200)
      .filter(Boolean)
      .map((line) => line.split(delimiter))
  }
}
