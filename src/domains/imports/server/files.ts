import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '../../../adapters/storage/storage.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Reading } from '../../../kit/contract/sheets.ts'
import { borrowPlace } from '../../../kit/server/borrow-place.ts'
import { type Sheet, UnreadableFile } from '../../../kit/server/sheets/sheet.ts'
import { openList } from './begin.ts'
import type { Import } from './run-import.ts'

/** The largest file that is taken: 100,000 rows are about 15 MB. */
export const maxListBytes = 50_000_000

/** Where the file of an import lies. */
export const fileKey = (uid: string): string => `imports/${uid}`

/** The file of an import on this machine until it is closed: a table is read by jumping in it. */
export async function borrowFile(storage: Storage, uid: string): Promise<{ path: string; close: () => Promise<void> }> {
  const place = await borrowPlace()
  try {
    const stored = await storage.open(fileKey(uid))
    if (!stored)
      throw new UnreadableFile('This import’s file is gone. Import it again: rows already imported stay as they are.')
    await pipeline(stored, createWriteStream(place.path, { mode: 0o600 }))
    return place
  } catch (error) {
    await place.close()
    throw error
  }
}

/** What a file that can’t be read is answered. */
export function refuseUnreadable(error: unknown): never {
  throw error instanceof UnreadableFile ? new CallError('invalid-argument', error.message) : error
}

/** Opens the list of an import as it is read, or as `chosen` says, for as long as it is used. */
export async function withList<T>(
  storage: Storage,
  { uid, reading }: Pick<Import, 'uid' | 'reading'>,
  use: (sheet: Sheet) => Promise<T>,
  chosen: Partial<Reading> = reading,
): Promise<T> {
  const { path, close } = await borrowFile(storage, uid)
  try {
    return await use(await openList(path, chosen))
  } finally {
    await close()
  }
}
