import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { must } from '../contract/must.ts'
import { isSealed, NotOpened, unseal } from './backup-sealing.ts'
import type { StoredTable } from './stored-tables.ts'

/**
 * Our own portable format, the same from an embedded database and from a server: gzipped lines of JSON. First what it is
 * and the tables with their columns, then `["table", row]` for every row, then the number of rows of each table and the
 * SHA-256 of all lines before. With a passphrase the whole is sealed (`backup-sealing.ts`).
 */
export type Head = { format: string; at: string; tables: StoredTable[]; about?: unknown }
export type Tail = { rows: Record<string, number>; sha256?: string }

export const format = 'portable backup 1'
/** Thrown when a file cannot be restored; the message is for the person at the keyboard. Nothing was changed. */
export class BackupError extends Error {}

type Found = { at: string; rows: Record<string, number> }

/** Reads a backup from its first line to its last without a database, and proves it whole. Answers when it was made and its rows by table. */
export function verify(file: string, passphrase?: string, formats?: readonly string[]): Promise<Found> {
  return readThrough(file, passphrase, {
    ...(formats && { formats }),
    head: () => undefined,
    row: (_name, row, at) => void parse(row, at),
  })
}

type Reading = {
  /** What the file may be; a backup unless it says so. */
  formats?: readonly string[]
  head: (head: Head) => Promise<void> | void
  /** `at` is the number of the line. */
  row: (name: string, row: string, at: number) => Promise<void> | void
}

/** Throws a `BackupError` that says where the file is damaged, and never what is in it. */
export async function readThrough(file: string, passphrase: string | undefined, reading: Reading): Promise<Found> {
  let head: Head | null = null
  let tail: Tail | null = null
  let at = 0
  const rows: Record<string, number> = {}
  const hash: Hash = createHash('sha256')
  for await (const text of readLines(file, passphrase)) {
    at += 1
    if (tail !== null) throw damaged(at)
    if (head === null) {
      head = parse<Head>(text, at)
      if (!(reading.formats ?? [format]).includes(head.format))
        throw new BackupError('This file isn’t one of our backups.')
      await reading.head(head)
      for (const { name } of head.tables) rows[name] = 0
    } else if (text.startsWith('[')) {
      const name = /^\["([^"]+)",/.exec(text)?.[1] ?? ''
      const count = rows[name]
      if (count === undefined || !text.endsWith(']')) throw damaged(at)
      await reading.row(name, text.slice(name.length + 4, -1), at)
      rows[name] = count + 1
    } else {
      tail = parse<Tail>(text, at)
      // Backups of before carry no checksum.
      if (tail.sha256 !== undefined && tail.sha256 !== hash.digest('hex'))
        throw new BackupError('The backup is damaged: its checksum doesn’t match.')
      continue
    }
    hash.update(`${text}\n`)
  }
  if (head === null || tail === null || Object.keys(rows).some((name) => tail.rows[name] !== rows[name]))
    throw new BackupError(`The backup is incomplete: it ends after line ${at}.`)
  return { at: head.at, rows }
}

const damaged = (at: number) => new BackupError(`The backup is damaged at line ${at}. Nothing was changed.`)

async function* readLines(file: string, passphrase: string | undefined): AsyncGenerator<string> {
  let count = 0
  try {
    const unzipped = createGunzip()
    Readable.from(unsealed(file, passphrase))
      .on('error', (error) => unzipped.destroy(error))
      .pipe(unzipped)
    // At \n alone: other separators of lines stand in texts as they are.
    let rest = ''
    for await (const chunk of unzipped.setEncoding('utf8') as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n')
      rest = must(lines.pop())
      for (const text of lines) {
        count += 1
        yield text
      }
    }
    if (rest) yield rest
  } catch (error) {
    if (error instanceof BackupError) throw error
    if (error instanceof NotOpened) throw new BackupError(error.message)
    throw new BackupError(`The backup is damaged at line ${count + 1}, or isn’t one of our backups.`, { cause: error })
  }
}

async function* unsealed(file: string, passphrase: string | undefined): AsyncGenerator<Buffer> {
  if (!isSealed(file)) yield* createReadStream(file) as AsyncIterable<Buffer>
  else if (passphrase) yield* unseal(createReadStream(file), passphrase)
  else throw new BackupError('The backup is encrypted. Set BACKUP_PASSPHRASE to the passphrase it was made with.')
}

function parse<T>(text: string, at: number): T {
  try {
    return JSON.parse(text) as T
  } catch {
    throw at === 1 ? new BackupError('This file isn’t one of our backups.') : damaged(at)
  }
}
