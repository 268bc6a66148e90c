import { and, eq, inArray, notExists, notInArray, sql } from 'drizzle-orm'
import type { Storage } from '../../../adapters/storage/storage.ts'
import type { KeptFile } from '../../../access/server/personal-data.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Db, Tx } from '../../../kit/server/database.ts'
import { fileOwners, files, removedFiles } from './tables.ts'
import { variantWidths } from './variants.ts'

/** The files that an account brought and nobody else did. */
export async function listFilesOnlyOf(tx: Tx, accountUid: string): Promise<KeptFile[]> {
  const others = tx
    .select({ one: sql`1` })
    .from(sql`${fileOwners} as others`)
    .where(sql`others.file_uid = ${fileOwners.fileUid} and others.account_uid <> ${accountUid}`)
  return tx
    .select({ uid: files.uid, path: files.path })
    .from(fileOwners)
    .innerJoin(files, eq(files.uid, fileOwners.fileUid))
    .where(and(eq(fileOwners.accountUid, accountUid), notExists(others)))
}

/** Takes an account off its files, and deletes those that are nobody's, but for posters of videos that stay; their bytes go by a job. */
export async function forgetFilesOf(tx: Tx, accountUid: string, deleted: readonly string[]): Promise<void> {
  await tx.delete(fileOwners).where(eq(fileOwners.accountUid, accountUid))
  const shownBy = tx
    .select({ one: sql`1` })
    .from(sql`${files} as videos`)
    .where(and(sql`videos.poster_path = ${files.path}`, notInArray(sql`videos.uid`, [...deleted])))
  const gone = await tx
    .delete(files)
    .where(and(inArray(files.uid, [...deleted]), notExists(shownBy)))
    .returning({ path: files.path, posterPath: files.posterPath })
  const paths = [...new Set(gone.flatMap(({ path, posterPath }) => (posterPath ? [path, posterPath] : [path])))]
  if (paths.length === 0) return
  await tx
    .insert(removedFiles)
    .values(paths.map((path) => ({ path, removedAt: now() })))
    .onConflictDoNothing()
}

/** Deletes PDFs: whoever calls this has seen that no note and no message holds them. Their bytes go by a job. */
export async function forgetDocuments(tx: Tx, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return
  const documents = and(inArray(files.uid, [...uids]), eq(files.kind, 'document'))
  await tx
    .delete(fileOwners)
    .where(inArray(fileOwners.fileUid, tx.select({ uid: files.uid }).from(files).where(documents)))
  const gone = await tx.delete(files).where(documents).returning({ path: files.path })
  if (gone.length > 0)
    await tx
      .insert(removedFiles)
      .values(gone.map(({ path }) => ({ path, removedAt: now() })))
      .onConflictDoNothing()
}

/** Removes the bytes of deleted files with every variant; who has brought the same picture again since keeps it. */
export async function removeBytes(db: Db, storage: Storage): Promise<number> {
  const rows = await db
    .select({
      path: removedFiles.path,
      isBack: sql<boolean>`exists (select 1 from files f where f.path = removed_files.path)`,
    })
    .from(removedFiles)
  for (const { path, isBack } of rows) {
    if (!isBack) for (const key of keysOf(path)) await storage.remove(key)
    await db.delete(removedFiles).where(eq(removedFiles.path, path))
  }
  return rows.length
}

function keysOf(path: string): string[] {
  const variants = Object.keys(variantWidths).flatMap((variant) => [
    `${variant}/${path}.webp`,
    `${variant}/${path}.jpeg`,
  ])
  return [`original/${path}`, ...variants]
}
