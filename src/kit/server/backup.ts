import { sql } from 'drizzle-orm'
import { must } from '../contract/must.ts'
import { BackupError, format } from './backup-reading.ts'
import { differentTables, insertRows, readParts } from './backup-rows.ts'
import { writeRows } from './backup-writing.ts'
import type { Database, Tx } from './database.ts'
import { listStoredTables, type StoredTable } from './stored-tables.ts'

/**
 * Writes every row of one moment to `file`, readable by its owner alone, sealed where there is a passphrase. Answers the number
 * of rows of each table. Where it fails, no part of a file stays.
 */
export async function backup(database: Database, file: string, passphrase?: string): Promise<Record<string, number>> {
  return database.db.transaction(
    async (tx) => writeRows(tx, file, { format, tables: await listStoredTables(tx), passphrase }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
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
    const begun = new Set<string>()
    const rows = await readParts(file, passphrase, {
      head: (head) => refuseOtherVersion(differentTables(head, tables)),
      part: async (part) => {
        // What triggers of the tables before it wrote gives way as well.
        if (!begun.has(part.name)) await tx.execute(sql`delete from ${sql.identifier(part.name)}`)
        begun.add(part.name)
        const { columns } = must(tables.find(({ name }) => name === part.name))
        await insertRows(tx, Object.keys(columns), part)
      },
    })
    await advanceSequences(tx, tables)
    return { ...Object.fromEntries(tables.map(({ name }) => [name, 0])), ...rows }
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

function refuseOtherVersion(different: readonly string[]): void {
  if (different.length > 0)
    throw new BackupError(
      `The backup was made by another version of the product (these tables differ: ${different.join(', ')}). Restore it with that version, then update.`,
    )
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
