import { buffer } from 'node:stream/consumers'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Storage } from '../../../adapters/storage/storage.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { files } from './tables.ts'
import { createVariants } from './variants.ts'

export type ReadPicture = (path: string) => Promise<Buffer | null>

/** Reads the `card` of public pictures by their paths; null for what is none. */
export function publicPictures(db: Queryable, storage: Storage): ReadPicture {
  return readPictures(db, storage, eq(files.visibility, 'public'))
}

/** The same of private ones too, for what is drawn of them: the caller has decided who may see it. */
export function unsafePictures(db: Queryable, storage: Storage): ReadPicture {
  return readPictures(db, storage)
}

function readPictures(db: Queryable, storage: Storage, which?: SQL): ReadPicture {
  const variantOf = createVariants(storage)
  return async (path) => {
    const [file] = await db
      .select()
      .from(files)
      .where(and(eq(files.path, path), eq(files.kind, 'image'), which))
    const body = file && (await storage.open(await variantOf(file, 'card', 'jpeg')))
    return body ? buffer(body) : null
  }
}
