import { eq, inArray, or } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Storage } from '../../../adapters/storage/storage.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { look } from './ingest.ts'
import { files, type StoredFile } from './tables.ts'

/** A file as an archive has it: what is known about it, and what it is called there. */
export const ArchivedFile = z.object({
  uid: z.string(),
  contentHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  path: z.string().check(z.regex(/^[0-9a-f]{2}\/[0-9a-f]{62}\.[a-z0-9]{2,5}$/)),
  kind: z.enum(['image', 'video', 'audio']),
  mime: z.string(),
  bytes: z.number(),
  width: z.number(),
  height: z.number(),
  durationMs: z.nullable(z.number()),
  hasSound: z.nullable(z.boolean()),
  phash: z.nullable(z.string()),
  placeholder: z.nullable(z.string()),
  posterPath: z.nullable(z.string()),
  visibility: z.enum(['public', 'private']),
  ownerUid: z.string(),
  createdAt: z.string(),
  archived: z.string(),
})
export type ArchivedFile = z.output<typeof ArchivedFile>

/** The files with these paths and the posters of the videos among them, by path. */
export async function listArchivedFiles(db: Queryable, paths: readonly string[]): Promise<StoredFile[]> {
  const videos = db
    .select({ path: files.posterPath })
    .from(files)
    .where(inArray(files.path, [...paths]))
  return db
    .select()
    .from(files)
    .where(or(inArray(files.path, [...paths]), inArray(files.path, videos)))
    .orderBy(files.path)
}

/** What a file of an archive is called here: `null` when its bytes are not what its record says. */
export async function bringFile(
  tx: Tx,
  storage: Storage,
  { archived: _named, ...file }: ArchivedFile,
  bytesAt: string,
): Promise<{ uid: string; path: string } | null> {
  const [same] = await tx
    .select({ uid: files.uid, path: files.path })
    .from(files)
    .where(or(eq(files.contentHash, file.contentHash), eq(files.path, file.path)))
  if (same) return same
  const { mime, bytes, width, height } = await look(bytesAt, file.path)
  if (mime !== file.mime || bytes !== file.bytes) return null
  if (file.kind === 'image' && (width !== file.width || height !== file.height)) return null
  const taken = await tx.$count(files, eq(files.uid, file.uid))
  const uid = taken > 0 ? newUid('file') : file.uid
  await storage.put(`original/${file.path}`, bytesAt, file.mime)
  await tx.insert(files).values({ ...file, uid, createdAt: new Date(file.createdAt) })
  return { uid, path: file.path }
}
