import type { Readable } from 'node:stream'

/** Bytes `from` to `to`, both included. */
export type ByteRange = { from: number; to: number }
export type StoredObject = { bytes: number }

/** Where files are kept, by keys such as `original/ab/cdef….jpg`. What is stored under a key never changes. */
export type Storage = {
  /** Stores the file at `path` under `key`. After it returns, the object survives a crash; readers never see half of it. */
  put: (key: string, path: string, mime: string) => Promise<void>
  /** The object's bytes, or a part of them; null when there is none. */
  open: (key: string, range?: ByteRange) => Promise<Readable | null>
  /** Its size; null when there is none. */
  stat: (key: string) => Promise<StoredObject | null>
  /** Removes it; nothing happens when there is none. */
  remove: (key: string) => Promise<void>
}

/** Keys are lower-case paths of our own making: nothing in them can lead out of the store. */
export function checkedKey(key: string): string {
  if (!/^[a-z0-9_-]+(\/[a-z0-9_-]+)*(\.[a-z0-9]+)*$/.test(key)) throw new Error(`not a storage key: ${key}`)
  return key
}
