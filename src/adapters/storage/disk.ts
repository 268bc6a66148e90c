import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkedKey, type Storage } from './storage.ts'

/** Files in a folder of this machine. */
export function diskStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, checkedKey(key))
  return {
    put: async (key, path) => {
      const target = pathOf(key)
      await mkdir(dirname(target), { recursive: true })
      const temporary = `${target}.${crypto.randomUUID()}.part`
      try {
        await copyFile(path, temporary)
        await flush(temporary)
        await rename(temporary, target)
        await flush(dirname(target))
      } finally {
        await rm(temporary, { force: true })
      }
    },
    open: async (key, range) => {
      const handle = await unlessMissing(open(pathOf(key)))
      if (!handle) return null
      return createReadStream('', { fd: handle, ...(range && { start: range.from, end: range.to }) })
    },
    stat: async (key) => {
      const found = await unlessMissing(stat(pathOf(key)))
      return found?.isFile() ? { bytes: found.size } : null
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
  }
}

/** A rename survives a power cut only once the folder itself is written. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
