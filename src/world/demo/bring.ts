import { readFile } from 'node:fs/promises'
import type { Storage } from '../../adapters/storage/storage.ts'
import { atMost } from '../../domains/media/server/at-most.ts'
import type { StoredFile } from '../../domains/media/server/facts.ts'
import { ingestFile } from '../../domains/media/server/ingest.ts'
import type { Tx } from '../../kit/server/database.ts'
import { fileOf } from '../pictures/drawn.ts'
import { photoFile } from '../pictures/photos.ts'

/** Brings files through the upload's rules, a few at a time, as the account that keeps the demo's files. */
export type Bring = {
  file: (read: () => Promise<Buffer>, name: string, visibility?: StoredFile['visibility']) => Promise<StoredFile>
  face: (name: string) => Promise<StoredFile>
  /** A photo, once however often it is asked for: venues of different cities share them. */
  photo: (name: string) => Promise<StoredFile>
}

/** As many as a small machine has cores, and one to wait for the disk. */
const lanes = 3

export function openBring(deps: { db: Tx; storage: Storage }, ownerUid: string): Bring {
  const few = atMost(lanes)
  const file: Bring['file'] = (read, name, visibility = 'private') => {
    const brought = few(async () => ingestFile(deps, { buffer: await read(), name, ownerUid, visibility }))
    // A failure is met where the file is needed.
    brought.catch(() => undefined)
    return brought
  }
  const photos = new Map<string, Promise<StoredFile>>()
  const photo: Bring['photo'] = (name) => {
    const known = photos.get(name) ?? file(() => readFile(photoFile(name)), `${name}.webp`, 'public')
    photos.set(name, known)
    return known
  }
  return { file, photo, face: (name) => file(() => readFile(fileOf(name)), `${name}.webp`, 'public') }
}
