import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ExportedFile } from '../../../access/server/personal-data.ts'
import type { Storage } from '../../../adapters/storage/storage.ts'
import { type Cell, csvText } from '../../../kit/contract/csv.ts'
import { dayMs, now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Db } from '../../../kit/server/database.ts'
import { inWorkFolder } from '../../../kit/server/work-folder.ts'
import { retention } from '../../../access/retention.ts'
import { getAccount } from '../../accounts/server/accounts.ts'
import { openArchive } from '../../media/server/archive.ts'
import { personalData } from './parts.ts'
import { gatherSubject } from './subjects.ts'
import type { dataExports } from './tables.ts'

/** How long an export can be downloaded. */
export const exportMs = retention.exports.days * dayMs

/** Where the archive of an export lies. */
export const exportKey = (uid: string) => `exports/${uid}.zip`

/**
 * Writes everything about an account or an organisation into a ZIP and stores it: each kind of record as NDJSON and as a table,
 * and the files beside them. Answers its size. Files stream one after the other; records of one kind are held at a time.
 */
export async function writeExport(
  db: Db,
  storage: Storage,
  config: Config,
  { uid, accountUid, orgUid, name }: typeof dataExports.$inferSelect,
): Promise<number> {
  const account = orgUid ? null : await getAccount(db, accountUid)
  const subject = await gatherSubject(db, account, orgUid ? [orgUid] : [])
  const { zip, output, addOriginal } = openArchive(storage)
  const at = { mtime: now() }
  zip.addBuffer(Buffer.from(readMe(config.PRODUCT_NAME, name)), 'README.txt', at)
  const files = new Map<string, ExportedFile>()
  for (const part of personalData()) {
    for (const [kind, records] of Object.entries(await part.gather(db, subject, config))) {
      if (records.length === 0) continue
      zip.addBuffer(Buffer.from(asLines(records)), `ndjson/${kind}.ndjson`, at)
      zip.addBuffer(Buffer.from(asTable(records)), `csv/${kind}.csv`, at)
    }
    for (const file of (await part.files?.(db, subject)) ?? []) files.set(file.name, file)
  }
  for (const { name: fileName, path } of files.values()) {
    const stored = await storage.stat(`original/${path}`)
    if (stored) addOriginal({ name: `files/${fileName}`, path, bytes: stored.bytes })
  }
  zip.end()
  return inWorkFolder(async (folder) => {
    const path = join(folder, 'export.zip')
    await pipeline(output, createWriteStream(path, { mode: 0o600 }))
    await storage.put(exportKey(uid), path, 'application/zip')
    return (await stat(path)).size
  })
}

/** Records as NDJSON: one on each line, which any program can read piece by piece. */
const asLines = (records: readonly Readonly<Record<string, unknown>>[]): string =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('')

/** Records as a table; what is a list or a record in a cell stands there as JSON. */
function asTable(records: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))]
  return csvText([columns, ...records.map((record) => columns.map((column) => cellOf(record[column])))])
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string' || typeof value === 'number') return value
  return JSON.stringify(value)
}

function readMe(product: string, name: string): string {
  return `${product}: data export for ${name}, as of ${now().toISOString()}.

ndjson/  all your records, one on each line as JSON
csv/     the same records as tables, for a spreadsheet
files/   pictures and videos

Times are UTC. Amounts are in the smallest unit of their currency (pence, cents). Passwords and keys aren’t included:
we only keep them in a form that no one can read. To see our team’s notes about you, ask us. An organisation’s
csv/venue-list.csv lists its venues in the format our import reads.
`
}
