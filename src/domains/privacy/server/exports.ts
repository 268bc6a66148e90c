import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { ExportedFile } from '../../../access/server/personal-data.ts'
import type { Storage } from '../../../adapters/storage/storage.ts'
import { type Cell, csvText } from '../../../kit/contract/csv.ts'
import { must } from '../../../kit/contract/must.ts'
import { dayMs, now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Db } from '../../../kit/server/database.ts'
import { inWorkFolder } from '../../../kit/server/work-folder.ts'
import { retention } from '../../../access/retention.ts'
import { getAccount } from '../../accounts/server/accounts.ts'
import { personalData } from './parts.ts'
import { gatherSubject } from './subjects.ts'
import type { dataExports } from './tables.ts'

/** How long an export can be downloaded. */
export const exportMs = retention.exports.days * dayMs

/** Where the archive of an export lies. */
export const exportKey = (uid: string) => `exports/${uid}.zip`

/**
 * Writes everything about an account or an organisation into a ZIP and stores it: each kind of record as JSON and as a table,
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
  const zip = new ZipFile()
  const output = new PassThrough()
  zip.outputStream.pipe(output)
  // It reports what failed on itself, and its output would wait for ever.
  zip.on('error', (error: Error) => output.destroy(error))
  const at = { mtime: now() }
  zip.addBuffer(Buffer.from(readMe(config.PRODUCT_NAME, name)), 'README.txt', at)
  const files = new Map<string, ExportedFile>()
  for (const part of personalData()) {
    for (const [kind, records] of Object.entries(await part.gather(db, subject, config))) {
      if (records.length === 0) continue
      zip.addBuffer(Buffer.from(`${JSON.stringify(records, null, 2)}\n`), `json/${kind}.json`, at)
      zip.addBuffer(Buffer.from(asTable(records)), `csv/${kind}.csv`, at)
    }
    for (const file of (await part.files?.(db, subject)) ?? []) files.set(file.name, file)
  }
  for (const { name: fileName, path } of files.values()) await addFile(zip, storage, fileName, path)
  zip.end()
  return inWorkFolder(async (folder) => {
    const path = join(folder, 'export.zip')
    await pipeline(output, createWriteStream(path, { mode: 0o600 }))
    await storage.put(exportKey(uid), path, 'application/zip')
    return (await stat(path)).size
  })
}

/** Opened when its turn comes; pictures and videos are compressed already. */
async function addFile(zip: ZipFile, storage: Storage, name: string, path: string): Promise<void> {
  const key = `original/${path}`
  const stored = await storage.stat(key)
  if (!stored) return
  zip.addReadStreamLazy(`files/${name}`, { mtime: now(), compress: false, size: stored.bytes }, (use) => {
    storage.open(key).then(
      (stream) => use(null, must(stream, `the bytes of ${key}`)),
      (error: unknown) => use(error, Readable.from([])),
    )
  })
}

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

json/   all your records
csv/    the same records as tables, for a spreadsheet
files/  pictures and videos

Times are UTC. Amounts are in the smallest unit of their currency (pence, cents). Passwords and keys aren’t included:
we only keep them in a form that no one can read. To see what our team has noted about you, ask us.
`
}
