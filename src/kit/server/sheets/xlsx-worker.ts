import { parentPort, workerData } from 'node:worker_threads'
import readWorkbook from 'read-excel-file/node'
import { must } from '../../contract/must.ts'
import { headerWithin } from './header.ts'
import type { FromWorker } from './xlsx.ts'

/** The thread that unpacks an Excel file: each `next` is answered with a portion, `null` at the end. */
const portion = 500
const { path, sheet } = workerData as { path: string; sheet: string | null }
const port = must(parentPort)
const parts = read()

port.on('message', () => void parts.next().then(({ value, done }) => port.postMessage(done ? null : value)))

async function* read(): AsyncGenerator<FromWorker> {
  try {
    const workbook = await readWorkbook(path)
    if (sheet === null) {
      const filled = workbook.filter(({ data }) => data.length > 0)
      yield {
        sheets: workbook.map((one) => one.sheet),
        begun: filled.map((one) => ({ sheet: one.sheet, rows: one.data.slice(0, headerWithin).map(asTexts) })),
      }
      return
    }
    const rows = workbook.find((one) => one.sheet === sheet)?.data ?? []
    for (let at = 0; at < rows.length; at += portion)
      yield { rows: rows.slice(at, at + portion).map(asTexts), firstLine: at + 1 }
  } catch {
    yield {
      problem: 'This Excel file is damaged or protected by a password. Save it again, or as CSV, and import that.',
    }
  }
}

const asTexts = (cells: readonly unknown[]): string[] => cells.map(asText)

/** What the cell shows, as far as a table without formats tells: a day without a time, a number without an exponent. */
function asText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '')
  if (typeof cell === 'number' && Number.isInteger(cell)) return BigInt(cell).toString()
  return typeof cell === 'string' ? cell.trim() : JSON.stringify(cell)
}
