import { truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '@tus/file-store'
import { Upload } from '@tus/server'
import type { FastifyBaseLogger } from 'fastify'
import { must } from '../../../kit/contract/must.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { assertClean } from './clean.ts'
import { ingestFile } from './ingest.ts'
import { freeRoom } from './room.ts'
import type { MediaParts } from './route-parts.ts'

/** What becomes of uploads whose last part has come: each a file. */
export function finishedUploads(store: FileStore, { database, storage, scanner }: MediaParts, log: FastifyBaseLogger) {
  const finishing = new Map<string, Promise<string>>()
  /** The uid of the file that an upload became. Whoever asks while it is looked at waits for the same answer. */
  function finish(upload: Upload): Promise<string> {
    const known = upload.metadata?.fileUid
    if (known) return Promise.resolve(known)
    let work = finishing.get(upload.id)
    if (!work) {
      work = takeIn(upload).finally(() => finishing.delete(upload.id))
      finishing.set(upload.id, work)
    }
    return work
  }

  async function takeIn(upload: Upload): Promise<string> {
    const path = join(store.directory, upload.id)
    const { filename, ownerUid } = upload.metadata as { filename: string; ownerUid: string }
    try {
      await assertClean(scanner, path, log)
      const file = await ingestFile({ db: database.db, storage }, { path, name: filename, ownerUid })
      await remember(store, upload, file.uid)
      await freeRoom(database.db, upload.id)
      return file.uid
    } catch (error) {
      // What cannot be looked at now waits, whole: asking for it again looks again.
      if (error instanceof CallError && error.code === 'invalid-argument') {
        await store.remove(upload.id)
        await freeRoom(database.db, upload.id)
      }
      throw error
    }
  }

  return { finish }
}

/** Keeps the outcome and the length of a finished upload, and gives back its disk space. */
async function remember(store: FileStore, upload: Upload, fileUid: string): Promise<void> {
  const path = join(store.directory, upload.id)
  // The offset is the file's length; a record whose own says that it is complete would be kept for ever.
  const { id, size, creation_date, metadata } = upload
  await store.configstore.set(
    id,
    new Upload({
      id,
      size: must(size, 'size'),
      creation_date: must(creation_date, 'creation_date'),
      offset: 0,
      metadata: { ...metadata, fileUid },
    }),
  )
  await truncate(path, 0)
  await truncate(path, must(upload.size, 'size'))
}
