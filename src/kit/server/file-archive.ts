import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { BackupError } from './backup-reading.ts'
import { isSealed, NotOpened, seal, unseal } from './backup-sealing.ts'
import { now } from './clock.ts'

/**
 * Many files in one: a line of JSON that says what it is; for each file a line with its key and size, its bytes, and a line with
 * their SHA-256; last a line with how many there were. With a passphrase the whole is sealed (`backup-sealing.ts`).
 */
const format = 'portable files 1'
const longestLine = 4_096

type Entry = { key: string; mime: string; bytes: number }
type Source = Entry & { open: () => Promise<AsyncIterable<Uint8Array>> }
type Totals = { files: number; bytes: number }

/** Writes the files to `file`, readable by its owner alone. Where it fails, no part of a file stays. */
export async function writeArchive(file: string, sources: AsyncIterable<Source>, passphrase?: string): Promise<Totals> {
  const partial = `${file}.partial`
  const totals: Totals = { files: 0, bytes: 0 }
  try {
    const bytes = bytesOf(sources, totals)
    await pipeline(
      passphrase ? seal(bytes, passphrase) : bytes,
      createWriteStream(partial, { mode: 0o600, flush: true }),
    )
    renameSync(partial, file)
  } catch (error) {
    rmSync(partial, { force: true })
    throw error
  }
  return totals
}

const line = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`)

async function* bytesOf(sources: AsyncIterable<Source>, totals: Totals): AsyncGenerator<Buffer> {
  yield line({ format, at: now().toISOString() })
  for await (const { open: read, key, mime, bytes } of sources) {
    yield line({ key, mime, bytes } satisfies Entry)
    const hash = createHash('sha256')
    let seen = 0
    for await (const chunk of await read()) {
      hash.update(chunk)
      seen += chunk.length
      yield Buffer.from(chunk)
    }
    if (seen !== bytes)
      throw new BackupError(`${key} has ${seen} bytes where ${bytes} were expected. Nothing was written.`)
    yield line({ sha256: hash.digest('hex') })
    totals.files += 1
    totals.bytes += bytes
  }
  yield line(totals)
}

/** Takes each file of an archive; `path` is there until the promise ends. */
type Take = (entry: Entry, path: string) => Promise<void>

/**
 * Reads an archive from its first byte to its last and proves each file before it is given to `take`, which gets it at `scratch`.
 * Throws a `BackupError` that says what is damaged.
 */
export async function readArchive(
  file: string,
  { passphrase, scratch, take }: { passphrase?: string | undefined; scratch: string; take?: Take },
): Promise<Totals> {
  const reader = new Reader(await opened(file, passphrase))
  const head = await reader.json<{ format?: unknown }>()
  if (head.format !== format) throw new BackupError('This file isn’t one of our backups of files.')
  const totals: Totals = { files: 0, bytes: 0 }
  try {
    for (;;) {
      const next = await reader.json<Partial<Entry> & Partial<Totals>>()
      if (next.files !== undefined) {
        if (next.files !== totals.files || next.bytes !== totals.bytes)
          throw new BackupError('The backup of files is incomplete.')
        return totals
      }
      const { key = '', mime = '', bytes = 0 } = next
      const sha256 = await copyOut(reader, bytes, scratch)
      const proof = await reader.json<{ sha256?: string }>()
      if (proof.sha256 !== sha256) throw new BackupError(`The backup of files is damaged at ${key}.`)
      await take?.({ key, mime, bytes }, scratch)
      totals.files += 1
      totals.bytes += bytes
    }
  } finally {
    rmSync(scratch, { force: true })
  }
}

async function copyOut(reader: Reader, bytes: number, scratch: string): Promise<string> {
  const hash = createHash('sha256')
  const out = await open(scratch, 'w', 0o600)
  try {
    for await (const chunk of reader.take(bytes)) {
      hash.update(chunk)
      await out.write(chunk)
    }
  } finally {
    await out.close()
  }
  return hash.digest('hex')
}

async function opened(file: string, passphrase: string | undefined): Promise<AsyncIterable<Buffer>> {
  if (!isSealed(file)) return createReadStream(file)
  if (!passphrase)
    throw new BackupError('The backup is encrypted. Set BACKUP_PASSPHRASE to the passphrase it was made with.')
  return unseal(createReadStream(file), passphrase)
}

/** Lines and runs of bytes of one stream, by turns. */
class Reader {
  readonly #chunks: AsyncIterator<Buffer>
  #held = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#chunks = source[Symbol.asyncIterator]()
  }

  async json<T>(): Promise<T> {
    let end = this.#held.indexOf(10)
    while (end < 0) {
      if (this.#held.length > longestLine) throw new BackupError('This file isn’t one of our backups of files.')
      await this.#more()
      end = this.#held.indexOf(10)
    }
    const text = this.#held.subarray(0, end).toString()
    this.#held = this.#held.subarray(end + 1)
    try {
      return JSON.parse(text) as T
    } catch {
      throw new BackupError('The backup of files is damaged, or not one of ours.')
    }
  }

  async *take(bytes: number): AsyncGenerator<Buffer> {
    for (let left = bytes; left > 0;) {
      if (this.#held.length === 0) await this.#more()
      const chunk = this.#held.subarray(0, left)
      this.#held = this.#held.subarray(chunk.length)
      left -= chunk.length
      yield chunk
    }
  }

  async #more(): Promise<void> {
    try {
      const { value, done } = await this.#chunks.next()
      if (done) throw new BackupError('The backup of files is incomplete: its end is missing.')
      this.#held = Buffer.concat([this.#held, value])
    } catch (error) {
      throw error instanceof NotOpened ? new BackupError(error.message) : error
    }
  }
}
