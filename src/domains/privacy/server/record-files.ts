import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import type { ExportedRecord, Records } from '../../../access/server/personal-data.ts'
import { type Cell, csvText } from '../../../kit/contract/csv.ts'

/** So many records are written at a time. */
const portion = 500
const byteOrderMark = '\uFEFF'

/** Records of one kind as files: how many there are, as lines of JSON, and as a table. */
type RecordFiles = { count: number; lines: string; table: string }

/** Writes records to two files in the folder, a portion in memory at a time. What is a list or a record in a cell stands there as JSON. */
export async function writeRecords(folder: string, kind: string, records: Records): Promise<RecordFiles> {
  const [lines, table] = [join(folder, `${kind}.ndjson`), join(folder, `${kind}.csv`)]
  const columns = new Set<string>()
  let count = 0
  const write = createWriteStream(lines, { mode: 0o600 })
  await pipeline(async function* () {
    let waiting = ''
    for await (const record of records) {
      for (const column of Object.keys(record)) columns.add(column)
      waiting += `${JSON.stringify(record)}\n`
      count += 1
      if (count % portion !== 0) continue
      yield waiting
      waiting = ''
    }
    yield waiting
  }, write)
  if (count > 0) await pipeline(asTable(lines, [...columns]), createWriteStream(table, { mode: 0o600 }))
  return { count, lines, table }
}

async function* asTable(lines: string, columns: readonly string[]): AsyncGenerator<string> {
  yield csvText([columns])
  let waiting: Cell[][] = []
  const written = () => csvText(waiting).replace(byteOrderMark, '')
  for await (const line of createInterface({ input: createReadStream(lines), crlfDelay: Number.POSITIVE_INFINITY })) {
    const record = JSON.parse(line) as ExportedRecord
    waiting.push(columns.map((column) => cellOf(record[column])))
    if (waiting.length < portion) continue
    yield written()
    waiting = []
  }
  if (waiting.length > 0) yield written()
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value)
}
