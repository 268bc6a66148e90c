import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { first, must } from '../../../kit/contract/must.ts'
import { diskStorage } from '../../../adapters/storage/disk.ts'
import { refusal } from '../../../world/describe-call.ts'
import { type World, world } from '../../../world/world.ts'
import { isNearCopy } from '../near-copy.ts'
import { demoVideo, demoVoice, drawnPhoto } from './build.ts'
import { ingestFile } from './ingest.ts'
import { files } from './tables.ts'

const bring = (w: World, name: string, buffer: Buffer, ownerUid = w.alice.accountUid) =>
  ingestFile({ db: w.database.db, storage: diskStorage(join(w.config.DATA_DIR, 'media')) }, { name, buffer, ownerUid })
const kept = async (w: World) =>
  (await readdir(w.config.DATA_DIR, { recursive: true })).filter((path) => /\.(jpg|mp4|png)$/.test(path))

it('knows a photograph: how it is looked at, its print and its blurred beginning', async () => {
  const w = await world()
  const turned = await sharp(await drawnPhoto(1, 1500, 1200))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const file = await bring(w, 'Dinner.JPEG', turned)
  expect(file).toMatchObject({
    kind: 'image',
    mime: 'image/jpeg',
    width: 1200,
    height: 1500,
    durationMs: null,
    visibility: 'private',
  })
  expect(file.path).toBe(`${file.contentHash.slice(0, 2)}/${file.contentHash.slice(2)}.jpg`)
  expect(file.placeholder).toMatch(/^data:image\/webp;base64,/)
})

it('knows a video: size, length, sound', async () => {
  const w = await world()
  expect(await bring(w, 'reel.mp4', await demoVideo())).toMatchObject({
    kind: 'video',
    mime: 'video/mp4',
    width: 1080,
    height: 1920,
    durationMs: 6000,
    hasSound: true,
  })
})

it.each([
  ['voice.weba', 'audio/webm'],
  ['voice.m4a', 'audio/mp4'],
] as const)('knows a voice note: how long %s is', async (name, mime) => {
  const w = await world()
  const file = await bring(w, name, await demoVoice(name))
  expect(file).toMatchObject({ kind: 'audio', mime, width: 0, height: 0, hasSound: true, visibility: 'private' })
  expect(file.durationMs).toBeGreaterThan(1_500)
  expect(file.durationMs).toBeLessThan(2_500)
})

it('stores the same bytes once, whoever brings them, also at the same time', async () => {
  const w = await world()
  const photo = await drawnPhoto(2)
  const brought = await Promise.all([
    bring(w, 'a.jpg', photo),
    bring(w, 'b.jpg', photo),
    bring(w, 'c.jpg', photo, w.olivia.accountUid),
  ])
  expect(new Set(brought.map((file) => file.uid)).size).toBe(1)
  expect(await w.database.db.select().from(files)).toHaveLength(1)
  expect(await kept(w)).toHaveLength(1)
  expect(await w.olivia.call('getFile', { uid: first(brought).uid })).toMatchObject({
    uid: first(brought).uid,
    width: 1200,
  })
})

it('prints the same picture alike after scaling and compressing, and another one not', async () => {
  const w = await world()
  const photo = await drawnPhoto(3)
  const original = await bring(w, 'a.jpg', photo)
  const smaller = await bring(w, 'b.jpg', await sharp(photo).resize(700).jpeg({ quality: 55 }).toBuffer())
  const other = await bring(w, 'c.jpg', await drawnPhoto(8))
  expect(smaller.uid).not.toBe(original.uid)
  expect([
    isNearCopy(must(original.phash), must(smaller.phash)),
    isNearCopy(must(original.phash), must(other.phash)),
  ]).toEqual([true, false])
})

describe('files that are not what they say', () => {
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500, 7)])
  const svg = Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  )
  const rows: [string, string, () => Promise<Buffer> | Buffer, RegExp][] = [
    ['a program named jpg', 'photo.jpg', () => program, /^This file isn’t a photo or video/],
    [
      'a PNG named jpg',
      'photo.jpg',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      /^This file is named \.jpg, but it’s actually PNG\./,
    ],
    ['a video named jpg', 'photo.jpg', () => demoVideo(), /^This file is named \.jpg, but it’s actually MP4\./],
    ['an SVG with a script', 'logo.svg', () => svg, /^We don’t support SVG files\./],
    ['an SVG named png', 'logo.png', () => svg, /^We don’t support SVG files\./],
    ['an empty file', 'photo.jpg', () => Buffer.alloc(0), /^This file is empty\./],
    [
      'a picture cut off',
      'photo.jpg',
      async () => (await drawnPhoto(4)).subarray(0, 12_000),
      /^This file is damaged or incomplete\./,
    ],
    [
      'a video cut off',
      'reel.mp4',
      async () => (await demoVideo()).subarray(0, 300_000),
      /^This file is damaged or incomplete\./,
    ],
    [
      'a picture of 30,000 × 30,000',
      'big.png',
      () => hugePng(30_000),
      /^This photo is 30,000 × 30,000 pixels. The maximum is 100 million\./,
    ],
    [
      'a video whose tables lead nowhere',
      'reel.mp4',
      async () => withTable(await demoVideo(), 'stco', 0xffffffff),
      /^This file is damaged or incomplete\./,
    ],
    [
      'a PDF that ends early',
      'contract.pdf',
      () => Buffer.from('%PDF-1.7\n1 0 obj'),
      /^This file is damaged or incomplete\./,
    ],
    ['a video named as a voice note', 'voice.m4a', () => demoVideo(), /^This file is damaged or incomplete\./],
    [
      'a voice note named as a video',
      'reel.webm',
      () => demoVoice('voice.weba'),
      /^This file is damaged or incomplete\./,
    ],
    [
      'a picture named as a voice note',
      'voice.weba',
      () => drawnPhoto(),
      /^This file is named \.weba, but it’s actually JPEG\./,
    ],
    ['a video of an unknown coding', 'reel.mov', async () => uncoded(await demoVideo()), /^Browsers can’t play this/],
    [
      'a video of no length',
      'still.mp4',
      async () => withoutLength(await demoVideo()),
      /^We couldn’t read how long this video is\./,
    ],
  ]
  it.each(rows)('refuses %s and stores nothing', async (_what, name, make, text) => {
    const w = await world()
    const refused = await refusal(bring(w, name, await make()))
    expect(refused).toEqual({ code: 'invalid-argument', message: expect.stringMatching(text) as string })
    expect(await w.database.db.select().from(files)).toEqual([])
    expect(await kept(w)).toEqual([])
  })
})

/** A whole, black picture of one bit per pixel: a hundred kilobytes that open into nine hundred million pixels. */
function hugePng(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const head = Buffer.from('00000000000000000100000000', 'hex')
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)), { level: 1 })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** The same video with every packet lasting no time: all durations in its tables of times are zero. */
function withoutLength(video: Buffer): Buffer {
  const bytes = Buffer.from(video)
  for (let at = bytes.indexOf('stts'); at >= 0; at = bytes.indexOf('stts', at + 4)) {
    for (let entry = 0; entry < bytes.readUInt32BE(at + 8); entry++) bytes.writeUInt32BE(0, at + 16 + entry * 8)
  }
  for (let at = bytes.indexOf('ctts'); at >= 0; at = bytes.indexOf('ctts', at + 4)) bytes.write('free', at, 'latin1')
  for (let at = bytes.indexOf('edts'); at >= 0; at = bytes.indexOf('edts', at + 4)) bytes.write('free', at, 'latin1')
  return bytes
}

/** The same video with one number, over and over, in a table of its. */
function withTable(video: Buffer, table: string, value: number): Buffer {
  const bytes = Buffer.from(video)
  for (let at = bytes.indexOf(table); at >= 0; at = bytes.indexOf(table, at + 4)) {
    for (let entry = 0; entry < bytes.readUInt32BE(at + 8); entry++) bytes.writeUInt32BE(value, at + 12 + entry * 4)
  }
  return bytes
}

/** The same film, as QuickTime, with a picture of a coding that nobody knows. */
function uncoded(video: Buffer): Buffer {
  const bytes = Buffer.from(video)
  bytes.write('qt  ', bytes.indexOf('ftyp') + 4, 'latin1')
  bytes.write('zzzz', bytes.indexOf('avc1', bytes.indexOf('stsd')), 'latin1')
  return bytes
}
