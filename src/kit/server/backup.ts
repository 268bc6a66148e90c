import { createHash } from 'node:crypto'
import { closeSync, createWriteStream, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { must } from '../contract/must.ts'
import { BackupError, format, type Head, readThrough, type Tail } from './backup-reading.ts'
import { seal } from './backup-sealing.ts'
import { now } from './clock.ts'
import type { Database, Tx } from './database.ts'
import { isUnavailable, sqlState } from './database-errors.ts'
import { listStoredTables, type StoredTable } from './stored-tables.ts'
import { whyNotWritten } from './why-not-written.ts'

const batch = 500

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
  const why = whyNotWritten(error)
  return why
    ? new BackupError(`${file} couldn’t be written: ${why}. Nothing was left behind.`, { cause: error })
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
    const begun = new Set<string>()
    const flush = async () => {
      // What triggers of the tables before it wrote gives way as well.
      if (waiting.rows.length > 0 && !begun.has(waiting.name))
        await tx.execute(sql`delete from ${sql.identifier(waiting.name)}`)
      begun.add(waiting.name)
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
      `The backup was made by another version of the product (these tables differ: ${different.join(', ')}). Restore it with that version, then update.`,
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
    if (isUnavailable(error)) throw new BackupError('We couldn’t reach the database. Nothing was changed.')
    const [from, state] = [part.until - part.rows.length + 1, sqlState(error)]
    throw new BackupError(
      `The backup is damaged between lines ${from} and ${part.until}: rows of ${part.name} don’t fit (${state}). Nothing was changed.`,
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

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}
