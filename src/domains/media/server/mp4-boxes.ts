import type { FileHandle } from 'node:fs/promises'

/** A part of the file: its four letters, and where it, its content and what follows it begin. */
export type Box = { type: string; start: number; head: number; end: number }

/** More than hours of the shortest fragments have; without an end a file of nothing but heads would fill the memory. */
const mostBoxes = 200_000

/** The boxes that lie whole between two places of an MP4 or QuickTime file. */
export async function boxesIn(file: FileHandle, from: number, to: number): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to;) {
    const bytes = await read(file, at, Math.min(16, to - at))
    const short = bytes.readUInt32BE(0)
    const head = short === 1 ? 16 : 8
    if (head > bytes.length) break
    const size = short === 0 ? to - at : short === 1 ? Number(bytes.readBigUInt64BE(8)) : short
    if (size < head || at + size > to) break
    if (boxes.length === mostBoxes) throw new Error('too many boxes')
    boxes.push({ type: bytes.toString('latin1', 4, 8), start: at, head, end: at + size })
    at += size
  }
  return boxes
}

/** Whether the file's outermost boxes fill it to its last byte: one that was cut off promises more than there is. */
export async function isWholeMp4(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat()
  return (await boxesIn(file, 0, size)).at(-1)?.end === size
}

/** Up to `length` bytes at a place. */
export async function read(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}
