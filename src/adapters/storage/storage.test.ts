import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { must } from '../../kit/contract/must.ts'
import { diskStorage } from './disk.ts'
import { s3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

let folder: string
let peer: S3rver
let endpoint: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'))
  const directory = join(folder, 's3')
  await mkdir(directory)
  peer = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'media', configs: [] }],
  })
  endpoint = `http://127.0.0.1:${(await peer.run()).port}`
})
afterAll(async () => {
  await peer.close()
  await rm(folder, { recursive: true })
})

const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const stores: [string, () => Storage][] = [
  ['a folder', () => diskStorage(join(folder, 'disk'))],
  ['an object store', () => s3Storage({ endpoint, bucket: 'media', region: 'us-east-1', ...keys })],
]

const fileOf = async (content: string | Uint8Array): Promise<string> => {
  const path = join(folder, crypto.randomUUID())
  await writeFile(path, content)
  return path
}

describe.each(stores)('%s', (_name, store) => {
  it('gives back what was put, whole and in part', async () => {
    const key = 'original/ab/cdef.txt'
    await store().put(key, await fileOf('0123456789'), 'text/plain')
    expect(await store().stat(key)).toEqual({ bytes: 10 })
    expect((await buffer(must(await store().open(key)))).toString()).toBe('0123456789')
    expect((await buffer(must(await store().open(key, { from: 3, to: 5 })))).toString()).toBe('345')
    expect((await buffer(must(await store().open(key, { from: 9, to: 9 })))).toString()).toBe('9')
  })

  it('keeps bytes as they are, more of them than are sent at once', async () => {
    const bytes = Buffer.alloc(33_000_003, 0).map((_, at) => at % 251)
    await store().put('original/big.mp4', await fileOf(bytes), 'video/mp4')
    expect(Buffer.compare(await buffer(must(await store().open('original/big.mp4'))), bytes)).toBe(0)
  })

  it('has nothing where nothing was put or everything was removed', async () => {
    const key = 'thumb/gone.webp'
    expect(await store().stat(key)).toBeNull()
    expect(await store().open(key)).toBeNull()
    await store().put(key, await fileOf('x'), 'image/webp')
    await store().remove(key)
    await store().remove(key)
    expect(await store().stat(key)).toBeNull()
  })

  it('stores the same key again without harm', async () => {
    await store().put('card/same.webp', await fileOf('one'), 'image/webp')
    await store().put('card/same.webp', await fileOf('one'), 'image/webp')
    expect((await buffer(must(await store().open('card/same.webp')))).toString()).toBe('one')
  })

  it('refuses a key that leads out of the store', async () => {
    const path = await fileOf('x')
    for (const key of ['../secret', '/etc/passwd', 'a/../b', 'a//b', '']) {
      await expect(store().put(key, path, 'text/plain')).rejects.toThrow('not a storage key')
      await expect(store().open(key)).rejects.toThrow('not a storage key')
    }
  })
})

it('leaves nothing half-written in the folder', async () => {
  const store = diskStorage(join(folder, 'clean'))
  await expect(store.put('a/b.jpg', join(folder, 'missing'), 'image/jpeg')).rejects.toThrow('ENOENT')
  expect(await readdir(join(folder, 'clean', 'a'))).toEqual([])
})

it('says why when the object store refuses', async () => {
  const store = s3Storage({ endpoint, bucket: 'nowhere', region: 'us-east-1', ...keys })
  await expect(store.put('a.jpg', await fileOf('x'), 'image/jpeg')).rejects.toThrow('the object store answered 404')
  const large = await fileOf(Buffer.alloc(16_000_001))
  await expect(store.put('a.mp4', large, 'video/mp4')).rejects.toThrow('the object store answered 404')
})

it('waits for no object store that is silent, whatever is collected meanwhile', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const collecting = setInterval(() => collect(), 10)
  onTestFinished(() => clearInterval(collecting))
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const store = s3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'media',
    region: 'us-east-1',
    ...keys,
    answerWithinMs: 50,
  })
  await expect(store.open('original/a.jpg')).rejects.toThrow('the object store gave no answer in 50 ms')
  await expect(store.put('original/a.jpg', await fileOf('x'), 'image/jpeg')).rejects.toThrow('no answer in 200 ms')
  silent.close()
})
