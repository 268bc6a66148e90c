import { type SQL, sql } from 'drizzle-orm'
import { first } from '../contract/must.ts'
import { BackupError, type Head, readThrough } from './backup-reading.ts'
import type { Tx } from './database.ts'
import { isUnavailable, sqlState } from './database-errors.ts'
import type { StoredTable } from './stored-tables.ts'

const batch = 500

/** Rows of one table that stand together in a file, up to the line `until`. */
export type Part = { name: string; rows: string[]; until: number }

/** Reads a file from its first line to its last, so many rows at a time. */
export async function readParts(
  file: string,
  passphrase: string | undefined,
  {
    part,
    ...of
  }: { formats?: readonly string[]; head: (head: Head) => Promise<void> | void; part: (part: Part) => Promise<void> },
): Promise<Record<string, number>> {
  let waiting: Part = { name: '', rows: [], until: 0 }
  const flush = async () => {
    if (waiting.rows.length > 0) await part(waiting)
  }
  const found = await readThrough(file, passphrase, {
    ...of,
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
  return found.rows
}

/** The tables that look otherwise here than where the file was made. */
export function differentTables(head: Head, tables: readonly StoredTable[]): string[] {
  const shapeOf = (list: readonly StoredTable[]) =>
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
  return [...new Set([...theirs.keys(), ...ours.keys()])].filter((name) => theirs.get(name) !== ours.get(name))
}

/** Writes rows into the columns of their table; `conflict` says what happens to one that is there. Answers how many were written. */
export async function insertRows(
  tx: Tx,
  columns: readonly string[],
  part: Part,
  conflict: SQL = sql``,
): Promise<number> {
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const table = sql.identifier(part.name)
  try {
    const { rows } = await tx.execute<{ n: number }>(sql`with written as (
      insert into ${table} (${names}) overriding system value
      select ${names} from jsonb_populate_recordset(null::${table}, ${`[${part.rows.join(',')}]`}::jsonb)
      ${conflict} returning 1) select count(*)::int as n from written`)
    return first(rows).n
  } catch (error) {
    // The error itself quotes the rows: of it only the code is told.
    if (isUnavailable(error)) throw new BackupError('We couldn’t reach the database. Nothing was changed.')
    const [from, state] = [part.until - part.rows.length + 1, sqlState(error)]
    throw new BackupError(
      `The backup is damaged between lines ${from} and ${part.until}: rows of ${part.name} don’t fit (${state}). Nothing was changed.`,
    )
  }
}
