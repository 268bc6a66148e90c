import { createHash, type Hash } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  openSync,
  closeSync,
  fsyncSync,
  readSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { must } from '../contract/must.ts'
import { magic, NotOpened, seal, unseal } from './backup-sealing.ts'
import { now } from './clock.ts'
import type { Database, Tx } from './database.ts'
import { isUnavailable, sqlState } from './database-errors.ts'
import { listStoredTables, type StoredTable } from './stored-tables.ts'

/**
 * Our own portable format, the same from an embedded database and from a server: gzipped lines of JSON. First what it is
 * and the tables with their columns, then `["table", row]` for every row, then the number of rows of each table and the
 * SHA-256 of all lines before. With a passphrase the whole is sealed (`backup-sealing.ts`).
 */
type Head = { format: typeof format; at: string; tables: StoredTable[] }
type Tail = { rows: Record<string, number>; sha256?: string }

const format = 'portable backup 1'
const batch = 500

/** Thrown when a file cannot be restored; the message is for the person at the keyboard. Nothing was changed. */
export class BackupError extends Error {}

/**
 * Writes every row of one moment to `file`, readable by its owner alone, sealed where there is a passphrase. Answers the number
 * of rows of each table. Where it fails, no part of a file stays.
 */
export async function backup(database: Database, file: string, passphrase?: string): Promise<Record<string, number>> {
  const partial = `${file}.partial`
  const rows: Record<string, number> = {}
  try {
    await database.db.transaction(
      async (tx) => {
        const tables = await listStoredTables(tx)
        const sealed = (zipped: AsyncIterable<Buffer>) => (passphrase ? seal(zipped, passphrase) : zipped)
        await pipeline(linesOf(tx, tables, rows), createGzip(), sealed, createWriteStream(partial, { mode: 0o600 }))
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    const written = openSync(partial, 'r+')
    fsyncSync(written)
    closeSync(written)
    renameSync(partial, file)
  } catch (error) {
    rmSync(partial, { force: true })
    throw sayingWhy(error, file)
  }
  return rows
}

/** What the system says of a place that cannot be written to, in words. */
function sayingWhy(error: unknown, file: string): unknown {
  const why = {
    ENOSPC: 'there is no room left on the disk',
    EDQUOT: 'there is no room left on the disk',
    EROFS: 'the disk can only be read',
    EACCES: 'nobody but its owner may write there',
    EPERM: 'nobody but its owner may write there',
    ENOENT: 'there is no such folder',
  }[String((error as { code?: unknown }).code)]
  return why
    ? new BackupError(`${file} could not be written: ${why}. Nothing was left behind.`, { cause: error })
    : error
}

async function* linesOf(tx: Tx, tables: StoredTable[], rows: Record<string, number>): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const hashed = (text: string) => {
    hash.update(text)
    return text
  }
  yield hashed(line({ format, at: now().toISOString(), tables } satisfies Head))
  for (const { name, key } of tables) {
    rows[name] = 0
    // By key: where rows of one table refer to each other, the older ones come first.
    const order =
      key.length > 0
        ? sql`order by ${sql.join(
            key.map((column) => sql.identifier(column)),
            sql`, `,
          )}`
        : sql``
    await tx.execute(
      sql`declare backup_rows no scroll cursor for select to_jsonb(t)::text as row from ${sql.identifier(name)} t ${order}`,
    )
    for (;;) {
      const fetched = (await tx.execute<{ row: string }>(sql.raw(`fetch ${batch} from backup_rows`))).rows
      if (fetched.length === 0) break
      rows[name] += fetched.length
      // The database's own text of each row goes through untouched: no number loses a digit here.
      yield hashed(fetched.map(({ row }) => `[${JSON.stringify(name)},${row}]\n`).join(''))
    }
    await tx.execute(sql`close backup_rows`)
  }
  yield line({ rows, sha256: hash.digest('hex') } satisfies Tail)
}

/**
 * Puts a backup into an empty database of the same version, all of it or nothing. Answers the number of rows of each table.
 */
export async function restore(database: Database, file: string, passphrase?: string): Promise<Record<string, number>> {
  return database.db.transaction(async (tx) => {
    const tables = await listStoredTables(tx)
    await refuseFilled(
      tx,
      tables.filter(({ seeded }) => !seeded),
    )
    // What the migrations wrote gives way to what the backup has.
    for (const { name } of tables.filter(({ seeded }) => seeded).toReversed())
      await tx.execute(sql`delete from ${sql.identifier(name)}`)
    const rows: Record<string, number> = Object.fromEntries(tables.map(({ name }) => [name, 0]))
    let waiting: Part = { name: '', rows: [], until: 0 }
    const flush = async () => {
      await insertRows(tx, tables, waiting)
      waiting.rows = []
    }
    const found = await readThrough(file, passphrase, {
      head: (head) => refuseOtherVersion(head, tables),
      row: async (name, row, at) => {
        if (name !== waiting.name || waiting.rows.length >= batch) {
          await flush()
          waiting = { name, rows: [], until: at }
        }
        waiting.rows.push(row)
        waiting.until = at
      },
    })
    await flush()
    Object.assign(rows, found.rows)
    await advanceSequences(tx, tables)
    return rows
  })
}

type Part = { name: string; rows: string[]; until: number }
type Found = { at: string; rows: Record<string, number> }

/** Reads a backup from its first line to its last without a database, and proves it whole. Answers when it was made and its rows by table. */
export function verify(file: string, passphrase?: string): Promise<Found> {
  return readThrough(file, passphrase, {
    head: () => undefined,
    row: (_name, row, at) => void parse(row, at),
  })
}

type Reading = {
  head: (head: Head) => void
  /** `at` is the number of the line. */
  row: (name: string, row: string, at: number) => Promise<void> | void
}

/** Throws a `BackupError` that says where the file is damaged, and never what is in it. */
async function readThrough(file: string, passphrase: string | undefined, reading: Reading): Promise<Found> {
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
      if (head.format !== format) throw new BackupError('This file is not a backup of ours.')
      reading.head(head)
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
        throw new BackupError('The backup is damaged: what is in it is not what was written (its checksum differs).')
      continue
    }
    hash.update(`${text}\n`)
  }
  if (head === null || tail === null || Object.keys(rows).some((name) => tail.rows[name] !== rows[name]))
    throw new BackupError(`The backup is not whole: its end is missing after line ${at}.`)
  return { at: head.at, rows }
}

const damaged = (at: number) => new BackupError(`The backup is damaged at line ${at}. Nothing was changed.`)

async function refuseFilled(tx: Tx, tables: StoredTable[]): Promise<void> {
  const filled = sql.join(
    tables.map(({ name }) => sql`select ${name}::text as name where exists (select 1 from ${sql.identifier(name)})`),
    sql` union all `,
  )
  const [first] = (await tx.execute<{ name: string }>(filled)).rows
  if (first) throw new BackupError(`The database isn’t empty (${first.name} has rows). Restore into a new one.`)
}

function refuseOtherVersion(head: Head, tables: StoredTable[]): void {
  if (head.format !== format) throw new BackupError('This file isn’t one of our backups.')
  const shapeOf = (list: StoredTable[]) =>
    new Map(
      list.map(({ name, columns }) => [
        name,
        Object.entries(columns)
          .map(String)
          .toSorted((a, b) => a.localeCompare(b))
          .join(),
      ]),
    )
  const [theirs, ours] = [shapeOf(head.tables), shapeOf(tables)]
  const different = [...new Set([...theirs.keys(), ...ours.keys()])].filter(
    (name) => theirs.get(name) !== ours.get(name),
  )
  if (different.length > 0) {
    throw new BackupError(
      `The backup was made by another version of the product (different: ${different.join(', ')}). Restore it with that version, then update.`,
    )
  }
}

async function insertRows(tx: Tx, tables: StoredTable[], part: Part): Promise<void> {
  if (part.rows.length === 0) return
  const { columns } = must(tables.find(({ name }) => name === part.name))
  const names = sql.join(
    Object.keys(columns).map((column) => sql.identifier(column)),
    sql`, `,
  )
  const table = sql.identifier(part.name)
  try {
    await tx.execute(sql`insert into ${table} (${names}) overriding system value
      select ${names} from jsonb_populate_recordset(null::${table}, ${`[${part.rows.join(',')}]`}::jsonb)`)
  } catch (error) {
    // The error itself quotes the rows: of it only the code is told.
    if (isUnavailable(error)) throw new BackupError('The database could not be reached. Nothing was changed.')
    const [from, state] = [part.until - part.rows.length + 1, sqlState(error)]
    throw new BackupError(
      `The backup is damaged at line ${from} to ${part.until}: rows of ${part.name} do not fit (${state}). Nothing was changed.`,
    )
  }
}

/** A counted column goes on after the highest number restored. */
async function advanceSequences(tx: Tx, tables: StoredTable[]): Promise<void> {
  const { rows } = await tx.execute<{ name: string; column: string; sequence: string }>(sql`
    select c.table_name as name, c.column_name as column, pg_get_serial_sequence(quote_ident(c.table_name), c.column_name) as sequence
    from information_schema.columns c
    where c.table_schema = 'public' and pg_get_serial_sequence(quote_ident(c.table_name), c.column_name) is not null`)
  for (const { name, column, sequence } of rows.filter((row) => tables.some((table) => table.name === row.name))) {
    await tx.execute(
      sql`select setval(${sequence}, (select max(${sql.identifier(column)}) from ${sql.identifier(name)}))`,
    )
  }
}

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
    throw new BackupError(`The backup is damaged at line ${count + 1}, or not a backup of ours.`, { cause: error })
  }
}

async function* unsealed(file: string, passphrase: string | undefined): AsyncGenerator<Buffer> {
  if (!isSealed(file)) yield* createReadStream(file) as AsyncIterable<Buffer>
  else if (passphrase) yield* unseal(createReadStream(file), passphrase)
  else throw new BackupError('The backup is sealed. Set BACKUP_PASSPHRASE to the passphrase it was made with.')
}

function isSealed(file: string): boolean {
  const start = Buffer.alloc(magic.length)
  const opened = openSync(file, 'r')
  readSync(opened, start, 0, start.length, 0)
  closeSync(opened)
  return start.equals(magic)
}

function parse<T>(text: string, at: number): T {
  try {
    return JSON.parse(text) as T
  } catch {
    throw at === 1 ? new BackupError('This file is not a backup of ours.') : damaged(at)
  }
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}
