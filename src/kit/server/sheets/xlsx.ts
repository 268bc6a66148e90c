import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type SheetRow, UnreadableFile } from './sheet.ts'

/** What an Excel file may take: a table of 100,000 rows needs about half of each. */
const limits = { ms: 60_000, megabytes: 768 }

/** The names of an Excel file’s sheets, and the first rows of those that hold anything. */
export type Sheets = { sheets: string[]; begun: { sheet: string; rows: string[][] }[] }
export type FromWorker = Sheets | { rows: string[][]; firstLine: number } | { problem: string }

/** What sheets an Excel file has. */
export async function xlsxSheets(path: string): Promise<Sheets> {
  for await (const message of messages(path, null)) if ('sheets' in message) return message
  return { sheets: [], begun: [] }
}

/** The rows of a sheet. The file is unpacked in a thread of its own, and comes over in portions. */
export async function* xlsxRows(path: string, sheet: string): AsyncGenerator<SheetRow> {
  let blank = 0
  for await (const message of messages(path, sheet)) {
    if (!('rows' in message)) continue
    for (const [at, cells] of message.rows.entries())
      if (cells.some(Boolean)) {
        yield { line: message.firstLine + at, cells, problem: null, ...(blank > 0 && { blankBefore: blank }) }
        blank = 0
      } else blank += 1
  }
}

async function* messages(path: string, sheet: string | null): AsyncGenerator<FromWorker> {
  // Beside this file from the sources and in the bundle alike, with the same ending.
  const program = `xlsx-worker${extname(import.meta.url)}`
  const worker = new Worker(new URL(program, import.meta.url), {
    workerData: { path, sheet },
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  })
  try {
    for (;;) {
      worker.postMessage('next')
      const [message] = (await once(worker, 'message', { signal: AbortSignal.timeout(limits.ms) })) as [
        FromWorker | null,
      ]
      if (message === null) return
      if ('problem' in message) throw new UnreadableFile(message.problem)
      yield message
    }
  } catch (error) {
    const { name, code } = error as NodeJS.ErrnoException
    if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new UnreadableFile('This Excel file is too large. Save it as CSV and import that.')
    throw error
  } finally {
    await worker.terminate()
  }
}
