import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { promisify } from 'node:util'

/**
 * A sealed stream: `magic`, 16 bytes of salt, then pieces of at most 64 KB, each with its length (4 bytes), whether it is the
 * last (1 byte), its text under AES-256-GCM and 16 bytes of proof. The key comes of the passphrase by scrypt; the number of a
 * piece is its nonce, which is used once because the salt makes every key another one. Number and mark are proven with
 * the piece: none can be changed, moved, repeated or cut off unseen.
 */
const magic = Buffer.from('portable backup sealed 1\n')
const saltBytes = 16
const tagBytes = 16
const headBytes = 5
const pieceBytes = 65_536
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

/** Thrown where the passphrase is another one, or what was sealed was changed or cut off. */
export class NotOpened extends Error {}

const derive = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt)
const keyOf = (passphrase: string, salt: Buffer) => derive(passphrase.normalize('NFC'), salt, 32, cost)

function nonceOf(piece: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(piece, 8)
  return nonce
}

/** Seals a stream with a passphrase. */
export async function* seal(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes)
  const key = await keyOf(passphrase, salt)
  yield Buffer.concat([magic, salt])
  let piece = 0
  const sealed = (text: Buffer, isLast: boolean) => {
    const head = Buffer.alloc(headBytes)
    head.writeUInt32BE(text.length, 0)
    head.writeUInt8(isLast ? 1 : 0, 4)
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(piece))
    cipher.setAAD(head)
    piece += 1
    return Buffer.concat([head, cipher.update(text), cipher.final(), cipher.getAuthTag()])
  }
  let waiting = Buffer.alloc(0)
  for await (const chunk of source) {
    waiting = Buffer.concat([waiting, chunk])
    while (waiting.length > pieceBytes) {
      yield sealed(waiting.subarray(0, pieceBytes), false)
      waiting = waiting.subarray(pieceBytes)
    }
  }
  yield sealed(waiting, true)
}

/** Whether a file begins as what `seal` makes. */
export function isSealed(file: string): boolean {
  const start = Buffer.alloc(magic.length)
  const opened = openSync(file, 'r')
  readSync(opened, start, 0, start.length, 0)
  closeSync(opened)
  return start.equals(magic)
}

/** Opens what `seal` made. Nothing is given out that was not proven. */
export async function* unseal(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const read = reader(source)
  const start = await read(magic.length + saltBytes)
  if (!start.subarray(0, magic.length).equals(magic)) throw new NotOpened('This isn’t an encrypted backup.')
  const key = await keyOf(passphrase, start.subarray(magic.length))
  for (let piece = 0; ; piece += 1) {
    const head = await read(headBytes)
    const length = head.readUInt32BE(0)
    if (length > pieceBytes) throw new NotOpened(damagedAt(piece))
    const text = await read(length)
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(piece), { authTagLength: tagBytes })
    decipher.setAAD(head)
    decipher.setAuthTag(await read(tagBytes))
    yield opened(decipher, text, piece)
    if (head.readUInt8(4) === 1) return
  }
}

function opened(decipher: ReturnType<typeof createDecipheriv>, text: Buffer, piece: number): Buffer {
  try {
    return Buffer.concat([decipher.update(text), decipher.final()])
  } catch {
    throw new NotOpened(
      piece === 0 ? 'The passphrase is wrong, or the start of the backup is damaged.' : damagedAt(piece),
    )
  }
}

const damagedAt = (piece: number) => `The backup is damaged at ${Math.round((piece * pieceBytes) / 1024)} KB.`

/** Reads so many bytes at a time; throws where the stream ends before. */
function reader(source: AsyncIterable<Buffer>): (bytes: number) => Promise<Buffer> {
  const chunks = source[Symbol.asyncIterator]()
  let held = Buffer.alloc(0)
  let piece = 0
  return async (bytes) => {
    while (held.length < bytes) {
      const { value, done } = await chunks.next()
      if (done) throw new NotOpened(`The backup is damaged at ${Math.round(piece / 1024)} KB: the rest is missing.`)
      held = Buffer.concat([held, value])
    }
    const taken = held.subarray(0, bytes)
    held = held.subarray(bytes)
    piece += bytes
    return taken
  }
}
