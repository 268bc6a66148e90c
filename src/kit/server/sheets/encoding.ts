import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { type Encoding, encodings } from '../../contract/sheets.ts'

/** How much of the lines with other letters a guess is made of: the library takes seconds for a large file. */
const guessedFrom = 100_000

/**
 * The encoding of a text file: its byte order mark, else the zero bytes of UTF-16, else UTF-8 when the whole file is valid, else a
 * guess from the lines that are not plain English letters, else what Excel writes in Western Europe.
 */
export async function detectEncoding(path: string): Promise<Encoding> {
  const head = await readHead(path, 4096)
  const marked = byMark(head) ?? byZeroBytes(head)
  if (marked) return marked
  const other = await linesThatAreNotUtf8(path)
  return other ? guess(other) : 'utf-8'
}

/** The first bytes of a file. */
export async function readHead(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function byMark(head: Buffer): Encoding | null {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null
}

/** Mostly Western text in UTF-16 has a zero in every second byte; no other encoding has any. */
function byZeroBytes(head: Buffer): Encoding | null {
  let [even, odd] = [0, 0]
  for (const [at, byte] of head.entries()) {
    if (byte !== 0) continue
    if (at % 2 === 0) even += 1
    else odd += 1
  }
  if (even + odd < head.length / 8) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** Null when the whole file is valid UTF-8; else its lines with bytes above 127, as far as a guess needs them. */
async function linesThatAreNotUtf8(path: string): Promise<Buffer | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const lines: Buffer[] = []
  let [gathered, isUtf8, rest] = [0, true, Buffer.alloc(0)]
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    isUtf8 = isUtf8 && isValid(decoder, chunk)
    if (gathered >= guessedFrom) {
      if (!isUtf8) break
      continue
    }
    const text = Buffer.concat([rest, chunk])
    const end = text.lastIndexOf(10) + 1
    for (const line of linesOf(text.subarray(0, end))) {
      if (gathered >= guessedFrom || !line.some((byte) => byte > 127)) continue
      lines.push(Buffer.from(line))
      gathered += line.length
    }
    rest = Buffer.from(text.subarray(end))
  }
  if (isUtf8 && isValid(decoder, null)) return null
  return Buffer.concat([...lines, rest])
}

function isValid(decoder: TextDecoder, chunk: Buffer | null): boolean {
  try {
    if (chunk) decoder.decode(chunk, { stream: true })
    else decoder.decode()
    return true
  } catch {
    return false
  }
}

function* linesOf(text: Buffer): Generator<Buffer> {
  for (let start = 0; start < text.length;) {
    const end = text.indexOf(10, start)
    const next = end < 0 ? text.length : end + 1
    yield text.subarray(start, next)
    start = next
  }
}

const turkish: ReadonlySet<number> = new Set([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe])

/** The likeliest encoding that we can read; ISO 8859-1 is what libraries call Windows-1252. */
async function guess(bytes: Buffer): Promise<Encoding> {
  const { analyse } = await import('chardet')
  for (const { name } of analyse(bytes)) {
    const known = name.toLowerCase().replace('iso-8859-1', 'windows-1252').replace('windows-12522', 'windows-1250')
    // Turkish is Western but for six letters.
    if (known === 'windows-1254' && !bytes.some((byte) => turkish.has(byte))) return 'windows-1252'
    if (known in encodings && known !== 'utf-8' && !known.startsWith('utf-16')) return known as Encoding
  }
  return 'windows-1252'
}
