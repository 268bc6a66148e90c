/** What applications may say in a GIF: how often it runs, and what its colours mean. */
const keptApplications = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'])

/** A GIF without comments, captions and what applications noted (XMP). Every frame stays as it was; what follows the end is dropped. */
export function strippedGif(bytes: Buffer): Buffer {
  const head = 13 + colours(bytes.readUInt8(10))
  const parts = [bytes.subarray(0, head)]
  for (let at = head; ;) {
    const start = at
    const kind = bytes.readUInt8(at)
    if (kind === 0x3b) return Buffer.concat([...parts, Buffer.from([0x3b])])
    if (kind === 0x21) {
      const label = bytes.readUInt8(at + 1)
      const application = bytes.toString('latin1', at + 3, at + 14)
      at = endOfBlocks(bytes, at + 2)
      if (label === 0xf9 || (label === 0xff && keptApplications.has(application))) parts.push(bytes.subarray(start, at))
    } else if (kind === 0x2c) {
      at = endOfBlocks(bytes, at + 11 + colours(bytes.readUInt8(at + 9)))
      parts.push(bytes.subarray(start, at))
    } else throw new Error('not a GIF block')
  }
}

/** How many bytes a table of colours has, by the flags that announce it. */
function colours(flags: number): number {
  return flags & 0x80 ? 3 << ((flags & 7) + 1) : 0
}

/** Blocks are a length and so many bytes, until a length of nothing. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from
  for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += 1 + length
  return at + 1
}
