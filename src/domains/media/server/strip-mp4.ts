import type { FileHandle } from 'node:fs/promises'
import { boxesIn, type Box, read } from './mp4-boxes.ts'

/** Boxes that hold other boxes on the way to where cameras write places. */
const containers = new Set(['moov', 'trak'])
/** User data, tags and foreign metadata: `©xyz`, `loci`, `com.apple.quicktime.location.ISO6709`, XMP. */
const metadata = new Set(['udta', 'meta', 'uuid'])

/**
 * Overwrites, in place, whatever in an MP4 or QuickTime file can tell a location: user data and tags become `free` space,
 * and so do tracks of timed metadata with every sample of theirs. Nothing moves, so that pictures and sound stay as they were.
 */
export async function stripMp4(file: FileHandle): Promise<void> {
  const { size } = await file.stat()
  await stripWithin(file, 0, size)
}

async function stripWithin(file: FileHandle, from: number, to: number): Promise<void> {
  for (const box of await boxesIn(file, from, to)) {
    if (metadata.has(box.type)) await free(file, box)
    else if (box.type === 'trak' && (await isMetadataTrack(file, box))) {
      await wipeSamples(file, box)
      await free(file, box)
    } else if (containers.has(box.type)) await stripWithin(file, box.start + box.head, box.end)
  }
}

async function isMetadataTrack(file: FileHandle, trak: Box): Promise<boolean> {
  const handler = await find(file, trak, 'mdia', 'hdlr')
  const kind = handler && (await read(file, handler.start + handler.head + 8, 4)).toString('latin1')
  return kind !== null && ['meta', 'camm', 'text', 'sbtl', 'subt'].includes(kind)
}

/** Zeroes the bytes of every sample of a track, chunk by chunk. */
async function wipeSamples(file: FileHandle, trak: Box): Promise<void> {
  const table = await find(file, trak, 'mdia', 'minf', 'stbl')
  if (!table) return
  const sizes = await payload(file, await find(file, table, 'stsz'))
  const runs = await payload(file, await find(file, table, 'stsc'))
  const wide = await find(file, table, 'co64')
  const offsets = await payload(file, wide ?? (await find(file, table, 'stco')))
  if (!sizes || !runs || !offsets) return
  const oneSize = sizes.readUInt32BE(4)
  let sample = 0
  let run = 0
  for (let chunk = 0; chunk < offsets.readUInt32BE(4); chunk++) {
    if (run + 1 < runs.readUInt32BE(4) && runs.readUInt32BE(8 + (run + 1) * 12) === chunk + 1) run++
    const samples = runs.readUInt32BE(12 + run * 12)
    let bytes = oneSize * samples
    for (let left = oneSize ? 0 : samples; left > 0; left--) bytes += sizes.readUInt32BE(12 + sample++ * 4)
    await wipe(file, wide ? Number(offsets.readBigUInt64BE(8 + chunk * 8)) : offsets.readUInt32BE(8 + chunk * 4), bytes)
  }
}

async function find(file: FileHandle, box: Box, ...path: string[]): Promise<Box | null> {
  let at: Box | null = box
  for (const type of path) {
    if (!at) return null
    at = (await boxesIn(file, at.start + at.head, at.end)).find((inner) => inner.type === type) ?? null
  }
  return at
}

/** A full box's content, with room before it: version and flags are the first four bytes. */
async function payload(file: FileHandle, box: Box | null): Promise<Buffer | null> {
  return box && read(file, box.start + box.head, box.end - box.start - box.head)
}

async function free(file: FileHandle, box: Box): Promise<void> {
  await wipe(file, box.start + box.head, box.end - box.start - box.head)
  await file.write(Buffer.from('free'), 0, 4, box.start + 4)
}

async function wipe(file: FileHandle, at: number, length: number): Promise<void> {
  const { size } = await file.stat()
  const zeros = Buffer.alloc(65_536)
  for (let done = 0; done < length && at + done < size; done += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, length - done, size - at - done), at + done)
  }
}
