import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Storage } from '../../../adapters/storage/storage.ts'
import { must } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'

type Original = { name: string; path: string; bytes: number }

/**
 * A ZIP with originals in it: `output` streams it once `zip.end()` was called. Files are opened one after the other, each when
 * its turn comes; a reader that goes away closes the one that is open.
 */
export function openArchive(storage: Storage) {
  const zip = new ZipFile()
  const output = new PassThrough()
  let open: Readable | null = null
  zip.outputStream.pipe(output)
  // It reports what failed on itself, and its output would wait for ever.
  zip.on('error', (error: Error) => output.destroy(error))
  output.on('close', () => open?.destroy())
  return {
    zip,
    output,
    /** Pictures and videos are compressed already. */
    addOriginal: ({ name, path, bytes }: Original) => {
      zip.addReadStreamLazy(name, { mtime: now(), compress: false, size: bytes }, (use) => {
        storage
          .open(`original/${path}`)
          .then((stream) => {
            open = must(stream, `the bytes of ${path}`)
            if (output.destroyed) open.destroy()
            else use(null, open)
          })
          .catch((error: unknown) => use(error, Readable.from([])))
      })
    },
  }
}
