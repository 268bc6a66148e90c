import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ExportedFile, Records } from '../../../access/server/personal-data.ts'
import type { Storage } from '../../../adapters/storage/storage.ts'
import { dayMs, now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Db } from '../../../kit/server/database.ts'
import { inWorkFolder } from '../../../kit/server/work-folder.ts'
import { retention } from '../../../access/retention.ts'
import { getAccount } from '../../accounts/server/accounts.ts'
import { openArchive } from '../../media/server/archive.ts'
import { readMe } from './export-words.ts'
import { personalData } from './parts.ts'
import { writeRecords } from './record-files.ts'
import { gatherSubject } from './subjects.ts'
import type { dataExports } from './tables.ts'

/** How long an export can be downloaded. */
export const exportMs = retention.exports.days * dayMs

/** Where the archive of an export lies. */
export const exportKey = (uid: string) => `exports/${uid}.zip`

type Wanted = Pick<typeof dataExports.$inferSelect, 'orgUid' | 'name' | 'files'> & { accountUid: string | null }
type Parts = { db: Db; storage: Storage; config: Config }

/** Makes the archive of an export and stores it. Answers its size. */
export async function storeExport(parts: Parts, row: Wanted & { uid: string }): Promise<number> {
  return inWorkFolder(async (folder) => {
    const path = join(folder, 'export.zip')
    await writeExport(parts, row, folder, path)
    await parts.storage.put(exportKey(row.uid), path, 'application/zip')
    return (await stat(path)).size
  })
}

/**
 * Writes everything about an account or an organisation into a ZIP: each kind of record as NDJSON and as a table, and the files
 * beside them, or their list. Of records a page is in memory at a time, of files a chunk.
 */
export async function writeExport(parts: Parts, wanted: Wanted, folder: string, path: string): Promise<void> {
  const { db, storage, config } = parts
  const { accountUid, orgUid, name } = wanted
  const withFiles = wanted.files === 'originals'
  const account = orgUid || !accountUid ? null : await getAccount(db, accountUid)
  const subject = await gatherSubject(db, account, orgUid ? [orgUid] : [])
  const { zip, output, addOriginal } = openArchive(storage)
  const kinds: { kind: string; count: number }[] = []
  const add = async (kind: string, records: Records) => {
    const { count, lines, table } = await writeRecords(folder, kind, records)
    if (count === 0) return
    zip.addFile(lines, `ndjson/${kind}.ndjson`, { mtime: now() })
    zip.addFile(table, `csv/${kind}.csv`, { mtime: now() })
    kinds.push({ kind, count })
  }
  const files = new Map<string, ExportedFile>()
  for (const part of personalData()) {
    for (const [kind, records] of Object.entries(await part.gather(db, subject, config))) await add(kind, records)
    for (const file of (await part.files?.(db, subject)) ?? []) files.set(file.name, file)
  }
  const stored: { name: string; path: string; bytes: number }[] = []
  for (const file of files.values()) {
    const found = await storage.stat(`original/${file.path}`)
    if (found) stored.push({ ...file, bytes: found.bytes })
  }
  await add(
    'file-list',
    stored.map((file) => ({ name: file.name, bytes: file.bytes })),
  )
  const words = readMe({ product: config.PRODUCT_NAME, name, at: now(), kinds, withFiles })
  zip.addBuffer(Buffer.from(words), 'README.txt', { mtime: now() })
  if (withFiles) for (const file of stored) addOriginal({ ...file, name: `files/${file.name}` })
  zip.end()
  await pipeline(output, createWriteStream(path, { mode: 0o600 }))
}
