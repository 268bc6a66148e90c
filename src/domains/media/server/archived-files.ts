import { inArray, type SQL, sql } from 'drizzle-orm'
import { insertRows, type Part } from '../../../kit/server/backup-rows.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { fileOwners, files } from './tables.ts'

/** The file `ab/cd….jpg` as texts name it. */
export const pathPattern = '[0-9a-f]{2}/[0-9a-f]{62}\\.[a-z0-9]{2,5}'

/** Which files and which of their owners belong to records: `named` holds uids and paths, `own` the accounts. */
export const archivedFiles = (named: SQL): SQL =>
  sql`(${files.uid} in (${named}) or ${files.path} in (${named})
    or ${files.path} in (select poster_path from files where uid in (${named}) or path in (${named})))`
export const archivedOwners = (named: SQL, own: SQL): SQL =>
  sql`${fileOwners.fileUid} in (select uid from files where ${archivedFiles(named)}) and ${fileOwners.accountUid} in (${own})`

/**
 * Brings files by their rows. One whose bytes are here already is the one that is here. Answers what each of those is called here,
 * uid and path, and which paths came.
 */
export async function bringFiles(
  tx: Tx,
  columns: readonly string[],
  part: Part,
): Promise<{ names: [string, string][]; paths: string[] }> {
  const brought = part.rows.map((row) => JSON.parse(row) as { uid: string; path: string; content_hash: string })
  const there = await findByHash(
    tx,
    brought.map(({ content_hash: hash }) => hash),
  )
  const names: [string, string][] = []
  const fresh: string[] = []
  const paths: string[] = []
  for (const [at, file] of brought.entries()) {
    const same = there.get(file.content_hash)
    if (!same) {
      fresh.push(part.rows[at] ?? '')
      paths.push(file.path)
    } else names.push([file.uid, same.uid], [file.path, same.path])
  }
  if (fresh.length > 0) await insertRows(tx, columns, { ...part, rows: fresh })
  return { names, paths }
}

async function findByHash(db: Queryable, hashes: string[]): Promise<Map<string, { uid: string; path: string }>> {
  const rows = await db
    .select({ uid: files.uid, path: files.path, hash: files.contentHash })
    .from(files)
    .where(inArray(files.contentHash, hashes))
  return new Map(rows.map(({ hash, ...file }) => [hash, file]))
}
