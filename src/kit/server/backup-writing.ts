import { createHash } from 'node:crypto'
import { closeSync, createWriteStream, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type SQL, sql } from 'drizzle-orm'
import { BackupError, type Head, type Tail } from './backup-reading.ts'
import { seal } from './backup-sealing.ts'
import { now } from './clock.ts'
import type { Tx } from './database.ts'
import type { StoredTable } from './stored-tables.ts'
import { whyNotWritten } from './why-not-written.ts'

const batch = 500

/** A table as it is written: its columns, and of its rows those that `where` names, or all. */
export type WrittenTable = StoredTable & { where?: SQL | undefined }

type Writing = {
  format: string
  tables: readonly WrittenTable[]
  passphrase?: string | undefined
  /** What the first line says besides. */
  about?: unknown
}

/** Writes rows to `file`, readable by its owner alone. Answers the number of rows of each table. Where it fails, no part of a file stays. */
export async function writeRows(tx: Tx, file: string, writing: Writing): Promise<Record<string, number>> {
  const partial = `${file}.partial`
  const rows: Record<string, number> = {}
  const { passphrase } = writing
  try {
    const sealed = (zipped: AsyncIterable<Buffer>) => (passphrase ? seal(zipped, passphrase) : zipped)
    await pipeline(linesOf(tx, writing, rows), createGzip(), sealed, createWriteStream(partial, { mode: 0o600 }))
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

async function* linesOf(
  tx: Tx,
  { format, tables, about }: Writing,
  rows: Record<string, number>,
): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const hashed = (text: string) => {
    hash.update(text)
    return text
  }
  const described = tables.map(({ name, columns, key, seeded }) => ({ name, columns, key, seeded }))
  yield hashed(line({ format, at: now().toISOString(), tables: described, about } satisfies Head))
  for (const table of tables) {
    rows[table.name] = 0
    await tx.execute(sql`declare backup_rows no scroll cursor for ${rowsOf(table)}`.inlineParams())
    for (;;) {
      const fetched = (await tx.execute<{ row: string }>(sql.raw(`fetch ${batch} from backup_rows`))).rows
      if (fetched.length === 0) break
      rows[table.name] = (rows[table.name] ?? 0) + fetched.length
      // The database's own text of each row goes through untouched: no number loses a digit here.
      yield hashed(fetched.map(({ row }) => `[${JSON.stringify(table.name)},${row}]\n`).join(''))
    }
    await tx.execute(sql`close backup_rows`)
  }
  yield line({ rows, sha256: hash.digest('hex') } satisfies Tail)
}

/** By key: where rows of one table refer to each other, the older ones come first. */
function rowsOf({ name, columns, key, where }: WrittenTable): SQL {
  const listed = (names: readonly string[]) =>
    sql.join(
      names.map((column) => sql.identifier(column)),
      sql`, `,
    )
  const those = where ? sql`where ${where}` : sql``
  const order = key.length > 0 ? sql`order by ${listed(key)}` : sql``
  return sql`select to_jsonb(t)::text as row
    from (select ${listed(Object.keys(columns))} from ${sql.identifier(name)} ${those}) t ${order}`
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}
