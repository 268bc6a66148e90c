import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { type Cell, csvText } from '../../../kit/contract/csv.ts'
import { writeXlsx } from '../../../kit/server/sheets/write-xlsx.ts'
import type { DownloadFormat } from '../contract.ts'
import { columnWords, isMinorUnits } from './column-words.ts'
import type { ListPage } from './list-calls.ts'

type Row = Readonly<Record<string, unknown>>
/** So many rows are written at a time. */
const portion = 500
const byteOrderMark = '\uFEFF'

/**
 * Writes the rows of all pages to a file in the folder, a page in memory at a time: as NDJSON the rows as they were answered, as
 * CSV or for Excel what a record in a cell holds in columns of its own, under people’s words for them (`Manager name`), and amounts in whole units.
 * Answers its path and how many rows it has.
 */
export async function writeListFile(
  folder: string,
  format: DownloadFormat,
  readPage: (cursor: string | undefined) => Promise<ListPage>,
  most: number,
): Promise<{ path: string; rows: number }> {
  const lines = join(folder, 'list.ndjson')
  const columns = new Set<string>()
  let rows = 0
  await pipeline(
    async function* () {
      for (let cursor: string | null | undefined; cursor !== null && rows < most;) {
        const page: ListPage = await readPage(cursor)
        const found = page.rows.slice(0, most - rows)
        for (const row of found) for (const [column] of cellsOf(row)) columns.add(column)
        rows += found.length
        yield found.map((row) => `${JSON.stringify(row)}\n`).join('')
        cursor = page.nextCursor
      }
    },
    createWriteStream(lines, { mode: 0o600 }),
  )
  if (format === 'ndjson') return { path: lines, rows }
  const path = join(folder, `list.${format}`)
  const table = asTable(lines, [...columns])
  if (format === 'xlsx') await writeXlsx(path, withValues(table, [...columns]))
  else await pipeline(asCsv(table), createWriteStream(path, { mode: 0o600 }))
  return { path, rows }
}

/** The rows of the table, its heads first. */
async function* asTable(lines: string, columns: readonly string[]): AsyncGenerator<readonly Cell[]> {
  yield columnWords(columns)
  for await (const line of createInterface({ input: createReadStream(lines), crlfDelay: Number.POSITIVE_INFINITY })) {
    const cells = new Map(cellsOf(JSON.parse(line) as Row))
    yield columns.map((column) => cells.get(column) ?? null)
  }
}

async function* asCsv(table: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  let waiting: (readonly Cell[])[] = []
  let isFirst = true
  const written = () => {
    const text = csvText(waiting)
    const rest = isFirst ? text : text.replace(byteOrderMark, '')
    isFirst = false
    waiting = []
    return rest
  }
  for await (const cells of table) {
    waiting.push(cells)
    if (waiting.length >= portion) yield written()
  }
  if (waiting.length > 0) yield written()
}

const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** A workbook adds up amounts that are numbers, and sorts moments that are dates. */
async function* withValues(
  table: AsyncIterable<readonly Cell[]>,
  columns: readonly string[],
): AsyncGenerator<readonly Cell[]> {
  const isAmount = columns.map((column) => isMinorUnits(column.slice(column.lastIndexOf('.') + 1)))
  let isHead = true
  for await (const cells of table) {
    yield isHead
      ? cells
      : cells.map((cell, at) => {
          if (typeof cell === 'string' && isMoment.test(cell)) return new Date(cell)
          return cell !== null && isAmount[at] ? Number(cell) : cell
        })
    isHead = false
  }
}

function cellsOf(row: Row, before = ''): [string, Cell][] {
  return Object.entries(row).flatMap(([name, value]): [string, Cell][] => {
    if (value !== null && typeof value === 'object' && !Array.isArray(value))
      return cellsOf(value as Row, `${before}${name}.`)
    if (isMinorUnits(name) && typeof value === 'number') return [[`${before}${name}`, (value / 100).toFixed(2)]]
    return [[`${before}${name}`, cellOf(value)]]
  })
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number') return value
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ')
  return JSON.stringify(value)
}
