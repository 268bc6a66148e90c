import { and, eq } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { fileOwners, files, unfinishedUploads } from './tables.ts'

/** Files are forgotten by `forgetFilesOf`, once every domain has said which of them have to stay. */
export const mediaData: PersonalData = {
  domain: 'media',
  gather: async (db, { account }) => {
    const { uid, kind, mime, bytes, width, height, durationMs } = files
    const mine = and(eq(fileOwners.fileUid, files.uid), eq(fileOwners.accountUid, account?.uid ?? ''))
    return {
      files: await db
        .select({ uid, kind, mime, bytes, width, height, durationMs, at: fileOwners.at })
        .from(files)
        .innerJoin(fileOwners, mine),
    }
  },
  files: async (db, { account }) => {
    const mine = and(eq(fileOwners.fileUid, files.uid), eq(fileOwners.accountUid, account?.uid ?? ''))
    const rows = await db.select({ uid: files.uid, path: files.path }).from(files).innerJoin(fileOwners, mine)
    return rows.map(({ uid, path }) => ({ path, name: `${uid}${path.slice(path.lastIndexOf('.'))}` }))
  },
  forget: async (tx, { account }) => {
    if (account) await tx.delete(unfinishedUploads).where(eq(unfinishedUploads.accountUid, account.uid))
  },
  join: async (tx, from, to) => {
    const brought = await tx
      .select({ fileUid: fileOwners.fileUid, at: fileOwners.at })
      .from(fileOwners)
      .where(eq(fileOwners.accountUid, from))
    if (brought.length > 0)
      await tx
        .insert(fileOwners)
        .values(brought.map((row) => ({ ...row, accountUid: to })))
        .onConflictDoNothing()
  },
}
