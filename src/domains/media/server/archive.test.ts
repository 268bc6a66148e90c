import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { openArchive } from './archive.ts'

/** A store of endless files, and those that were opened. */
function endless() {
  const opened: Readable[] = []
  const open = async () => {
    const file = new Readable({ read: () => void file.push(Buffer.alloc(65_536)) })
    opened.push(file)
    return file
  }
  return { opened, storage: { open, put: async () => {}, stat: async () => null, remove: async () => {} } }
}

it('opens one file at a time, and closes it when the reader goes away', async () => {
  const { opened, storage } = endless()
  const { zip, output, addOriginal } = openArchive(storage)
  addOriginal({ name: 'a.mp4', path: 'a.mp4', bytes: 1e12 })
  addOriginal({ name: 'b.mp4', path: 'b.mp4', bytes: 1e12 })
  zip.end()
  await once(output, 'readable')
  expect(opened).toHaveLength(1)
  output.destroy()
  await once(output, 'close')
  expect(opened.map(({ destroyed }) => destroyed)).toEqual([true])
})

it('holds what it was given, and breaks off where the store has lost a file', async () => {
  const { storage } = endless()
  const files = openArchive({ ...storage, open: async () => Readable.from([Buffer.from('clip')]) })
  files.addOriginal({ name: 'a.mp4', path: 'a.mp4', bytes: 4 })
  files.zip.end()
  expect(unzipSync(new Uint8Array(await buffer(files.output)))).toEqual({
    'a.mp4': new Uint8Array(Buffer.from('clip')),
  })
  const lost = openArchive({ ...storage, open: async () => null })
  lost.addOriginal({ name: 'a.mp4', path: 'a.mp4', bytes: 4 })
  lost.zip.end()
  await expect(buffer(lost.output)).rejects.toThrow('the bytes of a.mp4')
})
