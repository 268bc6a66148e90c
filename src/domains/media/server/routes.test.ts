import { createHash } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { first, must } from '../../../kit/contract/must.ts'
import { eq } from 'drizzle-orm'
import { eicar, openClamdDouble } from '../../../adapters/scanning/clamd-double.ts'
import { openStorage } from '../../../adapters/storage/open-storage.ts'
import { plus, setClock } from '../../../kit/server/clock.ts'
import { serve, type Served } from '../../../app/testing/serve.ts'
import { storyStart, type World, world } from '../../../world/world.ts'
import { demoVideo, drawnPhoto, givePoster } from './build.ts'
import { ingestFile } from './ingest.ts'
import { signedMediaUrl, signedOriginalPath, signedPath } from './signing.ts'
import { fileOwners, files, type StoredFile } from './tables.ts'

let w: World
let served: Served
beforeEach(async () => {
  w = await world()
  served = await serve(w.database, { DATA_DIR: w.config.DATA_DIR })
})
afterEach(() => served.close())

const bring = (name: string, buffer: Buffer, visibility: StoredFile['visibility'] = 'public') =>
  ingestFile(
    { db: w.database.db, storage: openStorage(w.config) },
    { name, buffer, ownerUid: w.alice.accountUid, visibility },
  )
const fetched = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(served.url + path, { headers })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('GET /media', () => {
  it('shows a public picture in three sizes, as WebP or JPEG, for ever', async () => {
    const { path } = await bring('a.jpg', await drawnPhoto(1, 2000, 2500))
    for (const [variant, width] of [
      ['thumb', 240],
      ['card', 720],
      ['full', 1600],
    ] as const) {
      const webp = await fetched(`/media/${variant}/${path}`, { accept: 'image/avif,image/webp,*/*' })
      expect(webp.headers.get('content-type')).toBe('image/webp')
      expect(await sharp(webp.bytes).metadata()).toMatchObject({ format: 'webp', width })
    }
    const jpeg = await fetched(`/media/card/${path}`, { accept: 'image/jpeg' })
    expect(await sharp(jpeg.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 720 })
    expect(Object.fromEntries(jpeg.headers)).toMatchObject({
      vary: 'accept',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('knows no other sizes', async () => {
    const { path } = await bring('a.jpg', await drawnPhoto(1))
    const statuses = ['huge', 'constructor'].map(async (size) => (await fetched(`/media/${size}/${path}`)).status)
    expect(await Promise.all(statuses)).toEqual([404, 404])
  })

  it('lets nobody keep a failure: what was lost and is back is shown', async () => {
    const { path } = await bring('a.jpg', await drawnPhoto(9))
    const original = join(w.config.DATA_DIR, 'media', 'original', path)
    const bytes = await readFile(original)
    await rm(original)
    for (const variant of ['card', 'original']) {
      const { status, headers } = await fetched(`/media/${variant}/${path}`)
      expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([500, 'no-store', null])
    }
    await writeFile(original, bytes)
    expect((await fetched(`/media/card/${path}`)).headers.get('cache-control')).toContain('immutable')
    expect((await fetched(`/media/original/${path}`)).headers.get('cache-control')).toContain('immutable')
  })

  it('never makes a picture larger, and makes each variant once however many ask', async () => {
    const { path } = await bring('a.jpg', await drawnPhoto(2, 300, 300))
    const answers = await Promise.all([1, 2, 3, 4].map(() => fetched(`/media/full/${path}`)))
    expect(await sharp(first(answers).bytes).metadata()).toMatchObject({ width: 300 })
    expect(new Set(answers.map((answer) => answer.bytes.length)).size).toBe(1)
    expect(await readdir(join(w.config.DATA_DIR, 'media/full', path.slice(0, 2)))).toHaveLength(1)
  })

  it('sends nothing again to who has it, and never a part of something else', async () => {
    const { path } = await bring('a.jpg', await drawnPhoto(1))
    for (const url of [`/media/card/${path}`, `/media/original/${path}`]) {
      const tag = must((await fetched(url)).headers.get('etag'))
      const again = await fetched(url, { 'if-none-match': `"other", W/${tag}` })
      expect([again.status, again.bytes.length, again.headers.get('etag')]).toEqual([304, 0, tag])
      expect((await fetched(url, { 'if-none-match': '"other"' })).status).toBe(200)
    }
    const range = 'bytes=0-9'
    const tag = must((await fetched(`/media/original/${path}`)).headers.get('etag'))
    expect((await fetched(`/media/original/${path}`, { range, 'if-range': tag })).status).toBe(206)
    expect((await fetched(`/media/original/${path}`, { range, 'if-range': '"other"' })).status).toBe(200)
  })

  it('sends an original whole or in parts, under a name of ours', async () => {
    const video = await demoVideo()
    const { path, uid, bytes } = await bring('reel.mp4', video)
    const url = `/media/original/${path}`
    const whole = await fetched(url)
    expect([
      whole.status,
      whole.bytes.length,
      whole.headers.get('content-type'),
      whole.headers.get('accept-ranges'),
    ]).toEqual([200, bytes, 'video/mp4', 'bytes'])
    expect(whole.headers.get('content-disposition')).toBe(`inline; filename="${uid}.mp4"`)
    expect((await fetched(`${url}?download`)).headers.get('content-disposition')).toBe(
      `attachment; filename="${uid}.mp4"`,
    )
    const saved = async (name: string) =>
      (await fetched(`${url}?download=${encodeURIComponent(name)}`)).headers.get('content-disposition')
    expect(await saved('Café “night”.mp4')).toBe(
      `attachment; filename="${uid}.mp4"; filename*=UTF-8''Caf%C3%A9%20%E2%80%9Cnight%E2%80%9D.mp4`,
    )
    expect(await saved('night.exe')).toBe(`attachment; filename="${uid}.mp4"`)
    const rows: [string, number, string | null, number][] = [
      ['bytes=0-99', 206, `bytes 0-99/${bytes}`, 100],
      ['bytes=100-', 206, `bytes 100-${bytes - 1}/${bytes}`, bytes - 100],
      ['bytes=-10', 206, `bytes ${bytes - 10}-${bytes - 1}/${bytes}`, 10],
      [`bytes=5-${bytes + 50}`, 206, `bytes 5-${bytes - 1}/${bytes}`, bytes - 5],
      [`bytes=${bytes}-`, 416, `bytes */${bytes}`, 0],
      ['bytes=9-2', 200, null, bytes],
      ['bytes=0-1,4-5', 200, null, bytes],
    ]
    for (const [range, status, contentRange, length] of rows) {
      const part = await fetched(url, { range })
      expect([range, part.status, part.headers.get('content-range'), part.bytes.length]).toEqual([
        range,
        status,
        contentRange,
        length,
      ])
    }
    expect(Buffer.compare((await fetched(url, { range: 'bytes=100-199' })).bytes, whole.bytes.subarray(100, 200))).toBe(
      0,
    )
  })

  it('answers a HEAD with what a GET says, without its bytes', async () => {
    const { path, bytes } = await bring('reel.mp4', await demoVideo())
    const head = (url: string, headers = {}) => fetch(served.url + url, { method: 'HEAD', headers })
    const whole = await head(`/media/original/${path}`)
    expect([whole.status, whole.headers.get('content-length'), whole.headers.get('content-type')]).toEqual([
      200,
      String(bytes),
      'video/mp4',
    ])
    const part = await head(`/media/original/${path}`, { range: 'bytes=0-9' })
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '10'])
    const picture = await bring('a.jpg', await drawnPhoto(1))
    expect((await head(`/media/card/${picture.path}`)).headers.get('content-type')).toMatch(/^image/)
  })

  it('shows the poster of a video in the sizes of a picture, to whoever sees the video', async () => {
    const video = await bring('reel.mp4', await demoVideo(), 'private')
    const small = `/media/thumb/${signedPath(w.config, video.path)}`
    expect((await fetched(small)).status).toBe(404)
    const poster = await bring('poster.jpg', await drawnPhoto(5, 540, 960), 'private')
    await givePoster(w.database.db, video.uid, poster)
    const shown = await fetched(small)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ width: 240, height: 427 })
    expect((await fetched(`/media/thumb/${video.path}`)).status).toBe(404)
  })

  it('plays a private video that is shown, and gives it away only to who may keep it', async () => {
    const video = await bring('reel.mp4', await demoVideo(), 'private')
    const shown = `/media/original/${signedPath(w.config, video.path)}`
    expect((await fetched(shown)).status).toBe(200)
    expect((await fetched(`${shown}&download`)).status).toBe(404)
    expect((await fetched(`/media/original/${signedOriginalPath(w.config, video.path)}&download`)).status).toBe(200)
  })

  it('shows a private file by a signature alone, until it ends, and under no other path', async () => {
    const file = await bring('a.jpg', await drawnPhoto(3), 'private')
    const other = await bring('b.jpg', await drawnPhoto(4), 'private')
    const url = signedMediaUrl(w.config, file.path, 'card', 600)
    const query = url.slice(url.indexOf('?'))
    const shown = await fetched(url)
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, max-age=3600'])
    expect((await fetched(`/media/original/${signedOriginalPath(w.config, file.path)}`)).status).toBe(200)
    const refused = [
      `/media/card/${file.path}`,
      `/media/card/${other.path}${query}`,
      `${url}x`,
      url.replace(/exp=\d+/, 'exp=99999999999'),
      `/media/card/${file.path}?exp=1&sig=`,
      // What is shown is not given away.
      `/media/original/${signedPath(w.config, file.path, 600)}`,
    ]
    expect(await Promise.all(refused.map(async (path) => (await fetched(path)).status))).toEqual([
      404, 404, 404, 404, 404, 404,
    ])
    setClock(plus(storyStart, 599_000))
    expect((await fetched(url)).status).toBe(200)
    setClock(plus(storyStart, 1_200_000))
    expect((await fetched(url)).status).toBe(404)
  })

  it('has nothing for variants, files and paths that it does not know', async () => {
    const { path } = await bring('reel.mp4', await demoVideo())
    const unknown = [
      `/media/huge/${path}`,
      `/media/card/${path}`,
      '/media/card/ab/cdef.jpg',
      '/media/original/../../session-secret',
      '/media/original/..%2f..%2fsession-secret',
    ]
    expect(await Promise.all(unknown.map(async (address) => (await fetched(address)).status))).toEqual([
      404, 404, 404, 404, 404,
    ])
  })
})

describe('uploads', () => {
  const tus = { 'tus-resumable': '1.0.0' }
  const begin = async (token: string, name: string, length: number) =>
    fetch(`${served.url}/uploads`, {
      method: 'POST',
      headers: {
        ...tus,
        authorization: `Bearer ${token}`,
        'upload-length': String(length),
        'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
      },
    })
  const part = (token: string, url: string, offset: number, body: Buffer) =>
    fetch(url, {
      method: 'PATCH',
      headers: {
        ...tus,
        authorization: `Bearer ${token}`,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(body),
    })
  const ask = (token: string, url: string) =>
    fetch(url, { method: 'HEAD', headers: { ...tus, authorization: `Bearer ${token}` } })
  /** Sends a part that breaks off: the connection is gone before the promised end. */
  const brokenPart = (token: string, url: string, length: number, sent: Buffer) =>
    new Promise<void>((resolve) => {
      const headers = {
        ...tus,
        authorization: `Bearer ${token}`,
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': String(length),
      }
      const request = httpRequest(url, { method: 'PATCH', headers })
      request.on('error', () => resolve())
      request.write(sent, () => request.destroy())
      request.on('close', () => resolve())
    })

  it('says what it can do to whoever asks, and takes no file of unknown length or in pieces at once', async () => {
    for (const url of ['/uploads', '/uploads/some-upload']) {
      const can = await fetch(served.url + url, { method: 'OPTIONS', headers: tus })
      expect([can.status, can.headers.get('tus-extension')]).toEqual([
        204,
        'creation,creation-with-upload,termination,expiration',
      ])
    }
    const token = await served.tokenOf(w.alice)
    const headers = { ...tus, authorization: `Bearer ${token}` }
    const post = (more: Record<string, string>) =>
      fetch(`${served.url}/uploads`, { method: 'POST', headers: { ...headers, ...more } }).then(({ status }) => status)
    expect(await post({ 'upload-defer-length': '1' })).toBe(501)
    expect(await post({ 'upload-concat': 'partial', 'upload-length': '5' })).toBe(501)
  })

  it('goes on where a broken connection stopped, and ends as a file', async () => {
    const token = await served.tokenOf(w.alice)
    const video = await demoVideo()
    const created = await begin(token, 'reel.mp4', video.length)
    const url = served.url + must(created.headers.get('location'))
    await brokenPart(token, url, video.length, video.subarray(0, 200_000))
    await expect.poll(async () => Number((await ask(token, url)).headers.get('upload-offset'))).toBeGreaterThan(0)
    const reached = Number((await ask(token, url)).headers.get('upload-offset'))
    expect(reached).toBeLessThan(video.length)
    const finished = await part(token, url, reached, video.subarray(reached))
    const uid = must(finished.headers.get('x-file-uid'))
    expect(finished.status).toBe(204)
    const file = await w.alice.call('getFile', { uid })
    expect(file).toMatchObject({ kind: 'video', width: 1080, height: 1920, durationMs: 6000, hasSound: true })
    // The path is the hash of what arrived: every byte of it, once.
    const hash = createHash('sha256').update(video).digest('hex')
    expect(file.file_path.replace('/', '')).toMatch(new RegExp(`^${hash}[.]mp4`))
    expect((await fetched(`/media/original/${file.file_path}`)).bytes.length).toBe(video.length)
    const again = await ask(token, url)
    expect([again.headers.get('upload-offset'), again.headers.get('x-file-uid')]).toEqual([String(video.length), uid])
    const [, id] = must(/\/([^/]+)$/.exec(url))
    expect((await stat(join(w.config.DATA_DIR, 'uploads', must(id)))).blocks).toBe(0)
  })

  it('looks at what has arrived whole also when it could not at first', async () => {
    const token = await served.tokenOf(w.alice)
    const photo = await drawnPhoto(1)
    const url = served.url + must((await begin(token, 'a.jpg', photo.length)).headers.get('location'))
    // A file where the store's folder should be: nothing can be stored.
    await writeFile(join(w.config.DATA_DIR, 'media'), '')
    expect((await part(token, url, 0, photo)).status).toBe(500)
    expect((await ask(token, url)).status).toBe(500)
    await rm(join(w.config.DATA_DIR, 'media'))
    const answers = await Promise.all([ask(token, url), ask(token, url)])
    const [uid, other] = answers.map((answer) => must(answer.headers.get('x-file-uid')))
    expect(await w.alice.call('getFile', { uid: must(uid) })).toMatchObject({ kind: 'image', width: 1200 })
    expect([first(answers).status, other]).toEqual([200, uid])
  })

  it('is for signed-in people, each of their own', async () => {
    const token = await served.tokenOf(w.alice)
    expect(
      (await fetch(`${served.url}/uploads`, { method: 'POST', headers: { ...tus, 'upload-length': '5' } })).status,
    ).toBe(401)
    const url = served.url + must((await begin(token, 'a.jpg', 5)).headers.get('location'))
    const olivia = await served.tokenOf(w.olivia)
    expect((await ask(olivia, url)).status).toBe(404)
    expect((await part(olivia, url, 0, Buffer.from('12345'))).status).toBe(404)
    expect(
      (await fetch(url, { method: 'DELETE', headers: { ...tus, authorization: `Bearer ${olivia}` } })).status,
    ).toBe(404)
    expect((await fetch(url, { headers: { authorization: `Bearer ${token}` } })).status).toBe(404)
    expect((await ask(token, url)).headers.get('upload-offset')).toBe('0')
  })

  it('refuses before the transfer what its name and size already tell', async () => {
    const token = await served.tokenOf(w.alice)
    for (const [name, length] of [
      ['a.exe', 5],
      ['a.svg', 5],
      ['a.jpg', 25_000_001],
      ['a.mp4', 500_000_001],
      ['', 5],
    ] as const) {
      expect([400, 413]).toContain((await begin(token, name, length)).status)
    }
  })

  it('says at the end why a file is refused, and forgets it', async () => {
    const token = await served.tokenOf(w.alice)
    const url = served.url + must((await begin(token, 'a.jpg', 7)).headers.get('location'))
    const refused = await part(token, url, 0, Buffer.from('MZ\0\0\0\0\0'))
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      error: {
        status: 'INVALID_ARGUMENT',
        message: expect.stringMatching(/^This file isn’t a photo or video/) as string,
      },
    })
    expect((await ask(token, url)).status).toBe(404)
    expect(await readdir(join(w.config.DATA_DIR, 'uploads'))).toEqual([])
  })

  it('passes a scanner where one is set: clean files are taken, infected ones refused and forgotten', async () => {
    const clamd = await openClamdDouble()
    const scanned = await serve(w.database, { DATA_DIR: w.config.DATA_DIR, CLAMD_URL: clamd.url })
    const token = await scanned.tokenOf(w.alice)
    const photo = await drawnPhoto(2)
    const url = served.url + must((await begin(token, 'a.jpg', photo.length)).headers.get('location'))
    const clean = await part(token, url.replace(served.url, scanned.url), 0, photo)
    expect(clean.headers.get('x-file-uid')).toMatch(/^file_/)
    const bad = Buffer.concat([photo, Buffer.from(eicar)])
    const other = must((await begin(token, 'b.jpg', bad.length)).headers.get('location'))
    const refused = await part(token, scanned.url + other, 0, bad)
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Our virus scanner found')])
    expect((await ask(token, scanned.url + other)).status).toBe(404)
    expect(clamd.scanned).toEqual([photo.length, bad.length])
    await Promise.all([clamd.close(), scanned.close()])
  })

  it.each(['down', 'unable to read so much'])(
    'keeps an upload while the scanner is %s, and takes it in later',
    async (how) => {
      const clamd = await openClamdDouble(0, how === 'down' ? Infinity : 1_000)
      if (how === 'down') await clamd.close()
      const scanned = await serve(w.database, { DATA_DIR: w.config.DATA_DIR, CLAMD_URL: clamd.url })
      const token = await scanned.tokenOf(w.alice)
      const photo = await drawnPhoto(3)
      const url = scanned.url + must((await begin(token, 'a.jpg', photo.length)).headers.get('location'))
      expect((await part(token, url, 0, photo)).status).toBe(503)
      expect((await ask(token, url)).status).toBe(503)
      if (how !== 'down') await clamd.close()
      const back = await openClamdDouble(clamd.port)
      const later = await ask(token, url)
      expect([later.status, later.headers.get('x-file-uid')]).toEqual([200, expect.stringMatching(/^file_/)])
      await Promise.all([back.close(), scanned.close()])
    },
  )

  it('lets an account have 5 GB under way, and gives room back', async () => {
    const token = await served.tokenOf(w.alice)
    const urls: string[] = []
    for (let begun = 0; begun < 10; begun += 1)
      urls.push(served.url + must((await begin(token, 'a.mp4', 499_999_999)).headers.get('location')))
    expect((await begin(token, 'a.mp4', 499_999_999)).status).toBe(429)
    await fetch(must(urls[0]), { method: 'DELETE', headers: { ...tus, authorization: `Bearer ${token}` } })
    await expect.poll(async () => (await begin(token, 'a.mp4', 499_999_999)).status).toBe(201)
    expect((await begin(await served.tokenOf(w.olivia), 'a.mp4', 499_999_999)).status).toBe(201)
  })

  it('ends where a creator, or the people of a venue together, have filled their storage', async () => {
    const { uid } = await bring('a.jpg', await drawnPhoto(4))
    const fill = (bytes: number) => w.database.db.update(files).set({ bytes }).where(eq(files.uid, uid))
    await fill(50_000_000_000)
    const alice = await served.tokenOf(w.alice)
    expect((await begin(alice, 'b.jpg', 5)).status).toBe(429)
    expect((await begin(await served.tokenOf(w.olivia), 'b.jpg', 5)).status).toBe(201)
    await w.database.db.insert(fileOwners).values({ fileUid: uid, accountUid: w.ben.accountUid, at: storyStart })
    const bella = await served.tokenOf(w.bella)
    expect((await begin(bella, 'b.jpg', 5)).status).toBe(201)
    await fill(200_000_000_000)
    expect((await begin(bella, 'c.jpg', 5)).status).toBe(429)
  })
})
