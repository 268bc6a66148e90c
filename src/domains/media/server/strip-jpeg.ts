import { must } from '../../../kit/contract/must.ts'
/** The segments that a picture looks the same with: JFIF, its colour profile, and Adobe's note on how colours are kept. */
const kept = new Set([0xe0, 0xe2, 0xee])

/**
 * A JPEG without EXIF, XMP, comments and whatever was hung on behind its end (phones append whole videos).
 * The picture itself is not compressed again; how it was held is kept.
 */
export function strippedJpeg(bytes: Buffer, orientation: number): Buffer {
  const parts: Buffer[] = [bytes.subarray(0, 2)]
  if (orientation > 1) parts.push(orientationSegment(orientation))
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) throw new Error('not a JPEG segment')
    const marker = must(bytes[at + 1])
    if (marker === 0xff) at += 1
    else if (marker === 0xd9) break
    else {
      let end = at + 2 + bytes.readUInt16BE(at + 2)
      const isApplication = marker >= 0xe0 && marker <= 0xef
      const isProfile = marker !== 0xe2 || bytes.toString('latin1', at + 4, at + 15) === 'ICC_PROFILE'
      if (marker === 0xda) end = endOfScan(bytes, end)
      if (marker !== 0xfe && (!isApplication || (kept.has(marker) && isProfile))) parts.push(bytes.subarray(at, end))
      at = end
    }
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])])
}

/** Compressed data runs to the next marker that is neither an escaped 0xff nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0 && at + 1 < bytes.length) {
    const next = must(bytes[at + 1])
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
    at = bytes.indexOf(0xff, at + 1)
  }
  return bytes.length
}

/** EXIF with one entry: the orientation. */
function orientationSegment(orientation: number): Buffer {
  const segment = Buffer.from('ffe1002245786966000049492a00080000000100120103000100000001000000' + '00000000', 'hex')
  segment.writeUInt16LE(orientation, 28)
  return segment
}
