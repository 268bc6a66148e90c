import type { FileHandle } from 'node:fs/promises'
import { first, must } from '../../../kit/contract/must.ts'

const segment = 0x18538067
/** Tags and attachments: the only places in a Matroska or WebM file for what a camera knows besides the film. */
const metadataIds = new Set([0x1254c367, 0x1941a469])

/** Overwrites tags and attachments with empty space of the same length, in place. */
export async function stripMatroska(file: FileHandle): Promise<void> {
  const { size } = await file.stat()
  let at = 0
  while (at < size) {
    const element = await readElement(file, at)
    if (!element) return
    // A recording of unknown length: what follows is inside it, as is the inside of the segment.
    const goesInside = element.id === segment || element.length === null
    if (metadataIds.has(element.id) && element.length !== null) {
      const whole = element.head + element.length
      if (at + whole > size) throw new Error('an element longer than the file')
      await makeVoid(file, at, whole)
    }
    at += goesInside ? element.head : element.head + must(element.length, 'length')
  }
}

async function readElement(
  file: FileHandle,
  at: number,
): Promise<{ id: number; head: number; length: number | null } | null> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, at)
  const idBytes = Math.clz32(first(buffer)) - 23
  if (bytesRead < 2 || idBytes > 4) return null
  const lengthBytes = Math.clz32(must(buffer[idBytes])) - 23
  if (lengthBytes > 8 || bytesRead < idBytes + lengthBytes) return null
  let length = BigInt(must(buffer[idBytes]) & (0xff >> lengthBytes))
  for (let index = 1; index < lengthBytes; index++) length = (length << 8n) | BigInt(must(buffer[idBytes + index]))
  const unknown = (1n << BigInt(7 * lengthBytes)) - 1n
  return {
    id: buffer.readUIntBE(0, idBytes),
    head: idBytes + lengthBytes,
    length: length === unknown ? null : Number(length),
  }
}

/** An element named Void (0xec) with a length of eight bytes, or of one where there is no room. */
async function makeVoid(file: FileHandle, at: number, whole: number): Promise<void> {
  const element = Buffer.alloc(whole)
  element[0] = 0xec
  if (whole < 9) element[1] = 0x80 | (whole - 2)
  else {
    element.writeBigUInt64BE(BigInt(whole - 9), 1)
    element[1] = 0x01
  }
  await file.write(element, 0, whole, at)
}
