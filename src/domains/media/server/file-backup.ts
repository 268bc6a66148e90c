import { and, gt, type SQL } from 'drizzle-orm'
import type { Storage } from '../../../adapters/storage/storage.ts'
import { must } from '../../../kit/contract/must.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { readArchive, writeArchive } from '../../../kit/server/file-archive.ts'
import { files } from './tables.ts'

const batch = 500
const keyOf = (path: string) => `original/${path}`

type Written = { files: number; bytes: number; missing: string[] }

/**
 * Writes every file that the product knows of, or `only` some, to one archive, as it was stored; the sizes that pages ask for are made again when
 * they are asked for. Answers as well which files the store has lost.
 */
export async function backupFiles(
  db: Queryable,
  storage: Storage,
  file: string,
  passphrase: string | undefined,
  only?: SQL,
): Promise<Written> {
  const missing: string[] = []
  async function* sources() {
    for (let after = ''; ;) {
      const rows = await db
        .select({ path: files.path, mime: files.mime })
        .from(files)
        .where(and(gt(files.path, after), only))
        .orderBy(files.path)
        .limit(batch)
      for (const { path, mime } of rows) {
        const key = keyOf(path)
        const stored = await storage.stat(key)
        if (!stored) missing.push(path)
        else yield { key, mime, bytes: stored.bytes, open: async () => must(await storage.open(key), key) }
      }
      if (rows.length < batch) return
      after = must(rows.at(-1)).path
    }
  }
  return { ...(await writeArchive(file, sources(), passphrase)), missing }
}

/** Puts the files of an archive into the store; what is there already stays as it is. */
export function restoreFiles(
  storage: Storage,
  file: string,
  of: { passphrase?: string | undefined; scratch: string },
): Promise<{ files: number; bytes: number }> {
  return readArchive(file, {
    ...of,
    take: async ({ key, mime, bytes }, path) => {
      const stored = await storage.stat(key)
      if (stored?.bytes !== bytes) await storage.put(key, path, mime)
    },
  })
}
