import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Output, WebMOutputFormat } from 'mediabunny'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { demoVideo, drawnPhoto } from './build.ts'
import { stripLocation } from './strip-location.ts'
import { probeVideo } from './video-work.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'strip-'))))
afterAll(() => rm(folder, { recursive: true }))

const stripped = async (bytes: Uint8Array, mime: string): Promise<Buffer> => {
  const path = join(folder, crypto.randomUUID())
  await writeFile(path, bytes)
  expect(await stripLocation(path, mime)).toBe(true)
  return readFile(path)
}
const pixels = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer()
const place = {
  IFD0: { Copyright: 'Alice at home' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 0/1' },
}
const told = (bytes: Buffer) =>
  bytes.includes('Alice at home') || bytes.includes('Exif\0\0II*\0\b\0\0\0\x02') || bytes.includes('+51.5-000.1')

it.each(['jpeg', 'png', 'webp'] as const)('takes the place out of a %s and leaves every pixel', async (format) => {
  const taken = await sharp(await drawnPhoto(5, 300, 200))
    .withExif(place)
    .toFormat(format)
    .toBuffer()
  expect((await sharp(taken).metadata()).exif).toBeDefined()
  const clean = await stripped(taken, `image/${format}`)
  expect(told(taken)).toBe(true)
  expect(told(clean)).toBe(false)
  expect((await sharp(clean).metadata()).exif).toBeUndefined()
  expect(Buffer.compare(await pixels(clean), await pixels(taken))).toBe(0)
})

it('takes comments out of a GIF and leaves every frame, the last one too', async () => {
  const frames = await Promise.all(
    [1, 2, 3].map(async (seed) =>
      sharp(await drawnPhoto(seed, 60, 40))
        .png()
        .toBuffer(),
    ),
  )
  const film = await sharp(frames, { join: { animated: true } })
    .gif({ loop: 2, delay: [200, 200, 200] })
    .toBuffer()
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, 13]), Buffer.from('Alice at home'), Buffer.from([0])])
  const taken = Buffer.concat([film.subarray(0, -1), comment, Buffer.from([0x3b]), Buffer.from('+51.5-000.1')])
  expect(told(taken)).toBe(true)
  const clean = await stripped(taken, 'image/gif')
  expect(told(clean)).toBe(false)
  expect(await sharp(clean, { animated: true }).metadata()).toMatchObject({ pages: 3, loop: 2, delay: [200, 200, 200] })
  const all = (bytes: Buffer) => sharp(bytes, { animated: true }).raw().toBuffer()
  expect(Buffer.compare(await all(clean), await all(film))).toBe(0)
})

it('keeps how a photograph was held, and drops what hangs on behind its end', async () => {
  const photo = await sharp(await drawnPhoto(6, 300, 200))
    .withExif(place)
    .withMetadata({ orientation: 6 })
    .jpeg({ progressive: true })
    .toBuffer()
  const clean = await stripped(Buffer.concat([photo, Buffer.from('a whole film: +51.5-000.1/')]), 'image/jpeg')
  expect(told(clean)).toBe(false)
  expect((await sharp(clean).metadata()).orientation).toBe(6)
  expect(Buffer.compare(await pixels(clean), await pixels(photo))).toBe(0)
})

const box = (type: string, ...parts: Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** The demonstration video as a phone would have made it: its `moov` at the end, with a place in it. */
async function videoWithPlace(): Promise<Buffer> {
  const video = await demoVideo()
  const at = video.indexOf('moov') - 4
  const length = video.readUInt32BE(at)
  const moov = video.subarray(at + 8, at + length)
  const place = box('udta', box('\xa9xyz', Buffer.from('\0\x12\x15\xc7+51.5-000.1/')))
  const before = box('free', Buffer.alloc(length - 8))
  return Buffer.concat([
    video.subarray(0, at),
    before,
    video.subarray(at + length),
    box('moov', moov, place),
    box('uuid', Buffer.from('<x:xmpmeta>+51.5-000.1</x:xmpmeta>')),
  ])
}

it('takes the place out of a video in place, which still plays to its end', async () => {
  const taken = await videoWithPlace()
  const clean = await stripped(taken, 'video/mp4')
  expect(told(taken)).toBe(true)
  expect(told(clean)).toBe(false)
  expect(clean.length).toBe(taken.length)
  const path = join(folder, 'clean.mp4')
  await writeFile(path, clean)
  expect(await probeVideo(path, 'video/mp4')).toEqual({
    width: 1080,
    height: 1920,
    durationMs: 6000,
    hasSound: true,
    codec: 'avc',
  })
})

it('wipes a track of timed places with its samples', async () => {
  const sample = Buffer.from('lat +51.5-000.1 ')
  const u32 = (...values: number[]) =>
    Buffer.concat(values.map((value) => Buffer.from(Uint32Array.of(value).buffer).swap32()))
  const build = (offset: number) => {
    const tables = box(
      'stbl',
      box('stsz', u32(0, 0, 2, 8, 8)),
      box('stsc', u32(0, 1, 1, 2, 1)),
      box('stco', u32(0, 1, offset)),
    )
    const handler = box('hdlr', u32(0, 0), Buffer.from('meta'), Buffer.alloc(13))
    return Buffer.concat([
      box('ftyp', Buffer.from('qt  \0\0\0\0')),
      box('moov', box('trak', box('mdia', handler, box('minf', tables)))),
    ])
  }
  const offset = build(0).length + 8
  const clean = await stripped(
    Buffer.concat([build(offset), box('mdat', sample, Buffer.from('picture'))]),
    'video/quicktime',
  )
  expect(told(clean)).toBe(false)
  expect(clean.includes('picture')).toBe(true)
  expect(clean.includes('trak')).toBe(false)
})

it('takes the tags out of a WebM', async () => {
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const sound = new EncodedAudioPacketSource('opus')
  output.addAudioTrack(sound)
  output.setMetadataTags({ comment: 'Alice at home', raw: { LOCATION: '+51.5-000.1' } })
  await output.start()
  const decoderConfig = { codec: 'opus', sampleRate: 48_000, numberOfChannels: 1 }
  await sound.add(new EncodedPacket(Buffer.from('the sound'), 'key', 0, 1), { decoderConfig })
  await output.finalize()
  const taken = Buffer.from(must(target.buffer))
  expect(told(taken)).toBe(true)
  const clean = await stripped(taken, 'video/webm')
  expect(told(clean)).toBe(false)
  expect([clean.length, clean.includes('the sound')]).toEqual([taken.length, true])
})

it.each([
  ['image/jpeg', Buffer.from('ffd8ffe0000400001234', 'hex')],
  ['image/gif', Buffer.from('GIF89a\x01\0\x01\0\0\0\0!')],
  [
    'video/mp4',
    box(
      'moov',
      box(
        'trak',
        box(
          'mdia',
          box('hdlr', Buffer.alloc(8), Buffer.from('meta')),
          box('minf', box('stbl', box('stsz', Buffer.alloc(3)), box('stsc'), box('stco'))),
        ),
      ),
    ),
  ],
  ['video/webm', Buffer.from('1254c3671f00ffff00', 'hex')],
])('says so when a %s leads nowhere', async (mime, bytes) => {
  const path = join(folder, crypto.randomUUID())
  await writeFile(path, bytes)
  expect(await stripLocation(path, mime)).toBe(false)
})
