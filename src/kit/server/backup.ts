import { createReadStream, createWriteStream, openSync, closeSync, fsyncSync, renameSync, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { must } from '../contract/must.ts'
import { now } from './clock.ts'
import type { Database, Tx } from './database.ts'
import { listStoredTables, type StoredTable } from './stored-tables.ts'

/**
 * Our own portable format, the same from an embedded database and from a server: gzipped lines of JSON. First what it is
 * and the tables with their columns, then `["table", row]` for every row, then the number of rows of each table.
 */
type Head = { format: typeof format; at: string; tables: StoredTable[] }
type Tail = { rows: Record<string, number> }

const format = 'portable backup 1'
const batch = 500

/** Thrown when a file cannot be restored; the message is for the person at the keyboard. Nothing was changed. */
export class BackupError extends Error {}

/** Writes every row of one moment to `file`, readable by its owner alone. Answers the number of rows of each table. */
export async function backup(database: Database, file: string): Promise<Record<string, number>> {
  const partial = `${file}.partial`
  const rows: Record<string, number> = {}
  try {
    await database.db.transaction(
      async (tx) => {
        const tables = await listStoredTables(tx)
        await pipeline(linesOf(tx, tables, rows), createGzip(), createWriteStream(partial, { mode: 0o600 }))
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    const written = openSync(partial, 'r+')
    fsyncSync(written)
    closeSync(written)
    renameSync(partial, file)
  } catch (error) {
    rmSync(partial, { force: true })
    throw error
  }
  return rows
}

async function* linesOf(tx: Tx, tables: StoredTable[], rows: Record<string, number>): AsyncGenerator<string> {
  yield line({ format, at: now().toISOString(), tables } satisfies Head)
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
      yield fetched.map(({ row }) => `[${JSON.stringify(name)},${row}]\n`).join('')
    }
    await tx.execute(sql`close backup_rows`)
  }
  yield line({ rows } satisfies Tail)
}

/**
 * Puts a backup into an empty database of the same version, all of it or nothing. Answers the number of rows of each table.
 */
export async function restore(database: Database, file: string): Promise<Record<string, number>> {
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
    let head: Head | null = null
    let tail: Tail | null = null
    let waiting: { name: string; rows: string[] } = { name: '', rows: [] }
    const flush = async () => {
      await insertRows(tx, tables, waiting)
      waiting.rows = []
    }
    for await (const text of readLines(file)) {
      if (head === null) {
        head = parse<Head>(text)
        refuseOtherVersion(head, tables)
      } else if (text.startsWith('[')) {
        const name = /^\["([^"]+)",/.exec(text)?.[1] ?? ''
        if (!(name in rows))
          throw new BackupError(
            `The backup has rows for a table named ${name}, which it doesn’t list. The file is damaged.`,
          )
        if (name !== waiting.name || waiting.rows.length >= batch) {
          await flush()
          waiting = { name, rows: [] }
        }
        waiting.rows.push(text.slice(name.length + 4, -1))
        rows[name] = must(rows[name], 'count of the table') + 1
      } else {
        tail = parse<Tail>(text)
      }
    }
    await flush()
    if (tail === null || tables.some(({ name }) => tail.rows[name] !== rows[name]))
      throw new BackupError('The backup is incomplete: its end is missing.')
    await advanceSequences(tx, tables)
    return rows
  })
}

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

async function insertRows(tx: Tx, tables: StoredTable[], part: { name: string; rows: string[] }): Promise<void> {
  if (part.rows.length === 0) return
  const { columns } = must(tables.find(({ name }) => name === part.name))
  const names = sql.join(
    Object.keys(columns).map((column) => sql.identifier(column)),
    sql`, `,
  )
  const table = sql.identifier(part.name)
  await tx.execute(sql`insert into ${table} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${table}, ${`[${part.rows.join(',')}]`}::jsonb)`)
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

async function* readLines(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip()
  createReadStream(file)
    .on('error', (error) => unzipped.destroy(error))
    .pipe(unzipped)
    .setEncoding('utf8')
  try {
    // At \n alone: other separators of lines stand in texts as they are.
    let rest = ''
    for await (const chunk of unzipped as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n')
      rest = must(lines.pop())
      yield* lines
    }
    if (rest) yield rest
  } catch (error) {
    throw new BackupError('The backup can’t be read. It’s damaged, or it isn’t one of ours.', { cause: error })
  }
}

function parse<T>(text: string): T {
  try {
    return JSON.parse(text) as T
  } catch (error) {
    throw new BackupError('This file isn’t one of our backups.', { cause: error })
  }
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}
