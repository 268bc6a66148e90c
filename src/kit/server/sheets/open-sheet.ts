import { must } from '../../contract/must.ts'
import type { Format, Reading } from '../../contract/sheets.ts'
import { csvRows } from './csv-rows.ts'
import { csvShape } from './csv-shape.ts'
import { detectEncoding, readHead } from './encoding.ts'
import { findHeader, headerWithin, type KnowsName } from './header.ts'
import { jsonColumns, jsonRows } from './json-rows.ts'
import { type Sheet, type SheetRow, UnreadableFile } from './sheet.ts'
import { type Sheets, xlsxRows, xlsxSheets } from './xlsx.ts'

const sampleSize = 200
const headBytes = 65_536

/**
 * Opens a table: CSV, Excel or NDJSON, told by what the file holds, not by its name. What `chosen` leaves out is detected.
 * `knows` tells names of columns, so that a header is found under a title.
 */
export async function openSheet(path: string, chosen: Partial<Reading>, knows: KnowsName): Promise<Sheet> {
  const head = await readHead(path, headBytes)
  if (head.length === 0) throw new UnreadableFile('This file is empty.')
  const isZip = head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))
  if (isZip) return openXlsx(path, chosen, knows)
  refuseOthers(head)
  const encoding = chosen.encoding ?? (await detectEncoding(path))
  const text = new TextDecoder(encoding).decode(head).replace(/^\uFEFF/, '')
  if (isNoText(text)) throw new UnreadableFile(`This isn’t a table that we can read. ${asTable}`)
  const isJson = /^\s*(\{\s*"|\[\s*(\{|$))/.test(text)
  if (chosen.format === 'ndjson' || (chosen.format === undefined && isJson)) return openJson(path, encoding)
  const shape = csvShape(text)
  const delimiter = chosen.delimiter ?? shape.delimiter
  const rows = () => withoutSepLine(csvRows(path, encoding, delimiter), shape.hasSepLine)
  return tableOf({ format: 'csv', encoding, delimiter, sheet: null }, [], rows, chosen.headerLine, knows)
}

function refuseOthers(head: Buffer): void {
  if (head.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0])))
    throw new UnreadableFile('This is an old Excel file (.xls). Save it as .xlsx or CSV and import that.')
  if (head.subarray(0, 5).toString('latin1') === '%PDF-') throw new UnreadableFile(`This is a PDF. ${asTable}`)
  const start = head.subarray(0, 16).toString('hex')
  const found = beginnings.find(([beginning]) => beginning.test(start))
  if (found) throw new UnreadableFile(`This is ${found[1]}. ${asTable}`)
}

const asTable = 'Import the table as CSV, Excel or NDJSON.'
/** How files begin that hold no table, or none that we read; each byte as two digits. */
const beginnings: readonly [RegExp, string][] = [
  // PNG, JPEG, GIF, WebP, TIFF, BMP, HEIC and AVIF.
  [
    /^(89504e47|ffd8ff|4749463[89]|52494646.{8}57454250|49492a00|4d4d002a|424d.{8}00000000|.{8}66747970(6865|6d6966|617669))/,
    'a picture',
  ],
  // MP4, Matroska, AVI, WAV, MP3 and Ogg.
  [/^(.{8}66747970|1a45dfa3|52494646.{8}(415649|574156)|4944330[0-4]|4f67675300)/, 'a video or a recording'],
  // Gzip, 7-Zip, RAR, bzip2 and xz.
  [/^(1f8b|377abcaf|526172211a|425a683.314159|fd377a58)/, 'a compressed file'],
  // SQLite and Parquet.
  [/^(53514c69746520666f726d61742033|504152311)/, 'a database'],
  [/^7b5c727466/, 'a text document'],
  // Windows and Linux.
  [/^(4d5a....00|7f454c46)/, 'a program'],
]

/** Text has hardly any signs that nobody can type; a stray one is cleaned out of its cell. */
function isNoText(text: string): boolean {
  let untypable = 0
  for (const sign of text) if (sign < ' ' && !typable.has(sign)) untypable += 1
  return untypable > 3 && untypable > text.length / 100
}
/** Tab, the ends of lines, and what old terminals and printers wrote between lines and pages. */
const typable: ReadonlySet<string> = new Set(['\t', '\n', '\v', '\f', '\r', '\u001B'])

async function openXlsx(path: string, chosen: Partial<Reading>, knows: KnowsName): Promise<Sheet> {
  const { sheets, begun } = await xlsxSheets(path)
  const sheet = chosen.sheet ?? likeliestSheet(begun, knows)
  if (sheet === null) throw new UnreadableFile('Every sheet of this file is empty.')
  if (!sheets.includes(sheet)) throw new UnreadableFile(`This file has no sheet called “${sheet}”.`)
  const made = { format: 'xlsx', encoding: 'utf-8', delimiter: ',', sheet } as const
  return tableOf(made, sheets, () => xlsxRows(path, sheet), chosen.headerLine, knows)
}

/** The sheet whose first rows name the most columns that we know; of equals the first. */
function likeliestSheet(begun: Sheets['begun'], knows: KnowsName): string | null {
  let best: { sheet: string | null; known: number } = { sheet: null, known: -1 }
  for (const { sheet, rows } of begun) {
    // A title alone is no table.
    const known = Math.max(...rows.map((cells) => new Set(cells.filter((cell) => cell !== '' && knows(cell, []))).size))
    if (known > best.known) best = { sheet, known }
  }
  return best.sheet
}

async function openJson(path: string, encoding: Reading['encoding']): Promise<Sheet> {
  const columns = await jsonColumns(path, encoding)
  if (columns.length === 0)
    throw new UnreadableFile('We couldn’t find any JSON objects in this file. It should have one on each line.')
  const rows = () => jsonRows(path, encoding, columns)
  const reading = { format: 'ndjson' satisfies Format, encoding, delimiter: ',', headerLine: 0, sheet: null } as const
  return { reading, sheets: [], columns, above: [], sample: await firstOf(rows(), sampleSize), rows }
}

/** Finds the header and gives what is below it. */
async function tableOf(
  made: Omit<Reading, 'headerLine'>,
  sheets: string[],
  all: () => AsyncIterable<SheetRow>,
  chosenLine: number | undefined,
  knows: KnowsName,
): Promise<Sheet> {
  const first = await firstOf(all(), sampleSize + headerWithin)
  if (first.length === 0) throw new UnreadableFile('This file has no rows.')
  const found = findHeader(
    first.map(({ cells }) => cells),
    knows,
  )
  const headerLine = chosenLine ?? (found < 0 ? 0 : must(first[found]).line)
  const header = first.find(({ line }) => line === headerLine)?.cells ?? []
  const below = (row: SheetRow) => row.line > headerLine
  const sample = first.filter(below).slice(0, sampleSize)
  const width = Math.max(header.length, ...sample.map(({ cells }) => cells.length))
  return {
    reading: { ...made, headerLine },
    sheets,
    columns: Array.from({ length: width }, (_, at) => header[at] || `Column ${at + 1}`),
    above: first.filter(({ line }) => line < headerLine).map(({ cells }) => cells.filter(Boolean).join(' ')),
    sample,
    rows: async function* rows() {
      for await (const row of all()) if (below(row)) yield row
    },
  }
}

async function firstOf(rows: AsyncIterable<SheetRow>, most: number): Promise<SheetRow[]> {
  const found: SheetRow[] = []
  for await (const row of rows) {
    found.push(row)
    if (found.length >= most) break
  }
  return found
}

async function* withoutSepLine(rows: AsyncIterable<SheetRow>, hasSepLine: boolean): AsyncGenerator<SheetRow> {
  for await (const row of rows) if (!hasSepLine || row.line > 1) yield row
}
