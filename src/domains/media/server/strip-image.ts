import { openImage } from './probe-image.ts'
import { strippedGif } from './strip-gif.ts'
import { strippedJpeg } from './strip-jpeg.ts'

/** A picture without anything that tells where, when and with what it was taken. Pixels, colours and orientation stay. */
export async function strippedImage(mime: string, bytes: Buffer): Promise<Buffer> {
  switch (mime) {
    case 'image/jpeg':
      return strippedJpeg(bytes, (await (await openImage(bytes)).metadata()).orientation ?? 1)
    case 'image/png':
      return strippedPng(bytes)
    case 'image/webp':
      return strippedWebp(bytes)
    case 'image/gif':
      return strippedGif(bytes)
    default:
      return (await openImage(bytes)).keepIccProfile().tiff({ compression: 'deflate' }).toBuffer()
  }
}

/** PNG: eight bytes of signature, then chunks of length, name, data, checksum. What follows the end is dropped. */
function strippedPng(bytes: Buffer): Buffer {
  const dropped = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])
  const parts = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length;) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    if (!dropped.has(name)) parts.push(bytes.subarray(at, end))
    if (name === 'IEND') break
    at = end
  }
  return Buffer.concat(parts)
}

/** WebP: a RIFF of chunks padded to even length; the VP8X chunk says which others there are. */
function strippedWebp(bytes: Buffer): Buffer {
  const exifAndXmp = 0b1100
  const parts = [Buffer.from(bytes.subarray(0, 12))]
  const riffEnd = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  for (let at = 12; at + 8 <= riffEnd;) {
    const name = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const chunk = Buffer.from(bytes.subarray(at, at + 8 + size + (size % 2)))
    if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~exifAndXmp, 8)
    if (name !== 'EXIF' && name !== 'XMP ') parts.push(chunk)
    at += chunk.length
  }
  const whole = Buffer.concat(parts)
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}
