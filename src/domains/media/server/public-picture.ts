import { buffer } from 'node:stream/consumers'
import { and, eq } from 'drizzle-orm'
import type { Storage } from '../../../adapters/storage/storage.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { files } from './tables.ts'
import { createVariants } from './variants.ts'

/** Reads the `card` of public pictures by their paths; null for what is none. */
export function publicPictures(db: Queryable, storage: Storage): (path: string) => Promise<Buffer | null> {
  const variantOf = createVariants(storage)
  return async (path) => {
    const [file] = await db
      .select()
      .from(files)
      .where(and(eq(files.path, path), eq(files.visibility, 'public'), eq(files.kind, 'image')))
    const body = file && (await storage.open(await variantOf(file, 'card', 'jpeg')))
    return body ? buffer(body) : null
  }
}
