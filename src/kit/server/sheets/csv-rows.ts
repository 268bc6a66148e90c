import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { Delimiter, Encoding } from '../../contract/sheets.ts'
import type { SheetRow } from './sheet.ts'

/** A cell is never larger: what is, swallowed the rest of the file after a quotation mark that nobody closed. */
const largestRecord = 100_000
/** After how many open quotation marks the rest of a file is given up. */
const mostRepairs = 100

/** How many cells the first row has, by which others are judged. */
type Shape = { delimiter: Delimiter; width: number }
type Parsed = { record: string[]; info: { lines: number; empty_lines: number } }

/**
 * The rows of a CSV file, streamed. Quotation marks inside cells stay as they are; a row whose quotation mark is never closed is
 * given back as a problem, and reading goes on with the next line.
 */
export async function* csvRows(path: string, encoding: Encoding, delimiter: Delimiter): AsyncGenerator<SheetRow> {
  let from = 1
  const shape: Shape = { delimiter, width: 0 }
  for (let repairs = 0; repairs <= mostRepairs; repairs += 1) {
    const broken = yield* rowsFrom(path, encoding, shape, from)
    if (broken === null) return
    yield { line: broken, cells: [], problem: 'A quotation mark (") on this line is never closed.' }
    from = broken + 1
  }
  yield {
    line: from,
    cells: [],
    problem: 'Too many quotation marks are never closed. Nothing after this line was read.',
  }
}

/** Answers the line whose quotation mark stays open, null at the end of the file. */
async function* rowsFrom(
  path: string,
  encoding: Encoding,
  shape: Shape,
  from: number,
): AsyncGenerator<SheetRow, number | null> {
  const { delimiter } = shape
  const parser = textOf(path, encoding, from).pipe(
    parse({
      delimiter,
      info: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: largestRecord,
    }),
  )
  let last = from - 1
  let blank = 0
  let blankLines = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      shape.width ||= record.length
      if (swallowed(record, shape)) return last + 1
      last = info.lines + from - 1
      const cells = record.map((cell) => cell.trim())
      blank += info.empty_lines - blankLines
      blankLines = info.empty_lines
      if (cells.some(Boolean)) {
        yield { line: last - breaksIn(record), cells, problem: null, ...(blank > 0 && { blankBefore: blank }) }
        blank = 0
      } else blank += 1
    }
    return null
  } catch (error) {
    if (error instanceof CsvError && /QUOTE_NOT_CLOSED|MAX_RECORD_SIZE/.test(error.code)) return last + 1
    throw error
  }
}

/** The text of a file from a line on. */
export function textOf(path: string, encoding: Encoding, fromLine = 1): Readable {
  return Readable.from(decoded(path, encoding, fromLine))
}

async function* decoded(path: string, encoding: Encoding, fromLine: number): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  let toSkip = fromLine - 1
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = decoder.decode(chunk, { stream: true })
    let start = 0
    while (toSkip > 0 && start < text.length) {
      const end = text.indexOf('\n', start)
      if (end < 0) start = text.length
      else {
        start = end + 1
        toSkip -= 1
      }
    }
    if (start < text.length) yield text.slice(start)
  }
  const rest = decoder.decode()
  if (rest) yield rest
}

/** Whether a cell holds lines that are rows of their own: another cell’s quotation mark closed one that was left open above. */
function swallowed(record: readonly string[], { delimiter, width }: Shape): boolean {
  if (record.length === width || width < 2) return false
  return record.some((cell) =>
    cell
      .split('\n')
      .slice(1)
      .some((line) => line.split(delimiter).length >= width),
  )
}

function breaksIn(cells: readonly string[]): number {
  let breaks = 0
  for (const cell of cells) for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) breaks += 1
  return breaks
}
