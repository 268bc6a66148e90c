import { once } from 'node:events'
import { createWriteStream, existsSync, type WriteStream } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, extname, join } from 'node:path'
import type { ReportPart } from './report.ts'

type Report = { path: string; left: number; remarked: number }

/** Writes a report to a new file beside the list, or in the folder for temporary files where that may not be written to. Null when it is empty. */
export async function writeReportBeside(file: string, parts: AsyncIterable<ReportPart>): Promise<Report | null> {
  let out: WriteStream | null = null
  const report: Report = { path: await freePath(file), left: 0, remarked: 0 }
  for await (const { text, left, remarked } of parts) {
    report.left += left
    report.remarked += remarked
    out ??= createWriteStream(report.path, { flags: 'wx' })
    if (!out.write(text)) await once(out, 'drain')
  }
  if (!out) return null
  const written = out
  await new Promise<void>((resolve, reject) => written.on('error', reject).end(resolve))
  return report
}

/** `venues.report.csv`, `venues.report-2.csv` where that is there: an earlier report is never overwritten. */
async function freePath(file: string): Promise<string> {
  const mayWrite = await access(dirname(file), constants.W_OK).then(
    () => true,
    () => false,
  )
  const name = reportName(file)
  const path = (nth: number) =>
    join(mayWrite ? dirname(file) : tmpdir(), `${name}.report${nth === 1 ? '' : `-${nth}`}.csv`)
  let nth = 1
  while (existsSync(path(nth))) nth += 1
  return path(nth)
}

/** The name of a list without its ending, and without what a report of ours adds. */
export function reportName(file: string): string {
  return basename(file, extname(file)).replace(/\.report(-\d+)?$/, '')
}
