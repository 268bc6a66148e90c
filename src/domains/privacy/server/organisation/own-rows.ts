import { and, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { OwnRows } from '../../../../access/server/personal-data.ts'
import { must } from '../../../../kit/contract/must.ts'
import type { WrittenTable } from '../../../../kit/server/backup-writing.ts'
import type { Queryable, Tx } from '../../../../kit/server/database.ts'
import { listStoredTables, type StoredTable } from '../../../../kit/server/stored-tables.ts'
import { archivedFiles, archivedOwners, pathPattern } from '../../../media/server/archived-files.ts'
import { personalData } from '../parts.ts'

/** What every domain lets an organisation take along. */
export const allOwnRows = (): OwnRows[] => personalData().flatMap(({ rows }) => rows ?? [])

/** The records that are taken along, by uid, and what their rows name; both are there until the transaction ends. */
const own = sql`select uid from own_records`
const named = sql`select name from named_records`

/** The tables of an organisation as they look here: files first, because rows name them, then each after those it refers to. */
export async function listOwnTables(db: Queryable): Promise<StoredTable[]> {
  const stored = await listStoredTables(db)
  const files = ['files', 'file_owners'].map((name) => must(stored.find((table) => table.name === name)))
  const rows = new Map(allOwnRows().map((one) => [getTableName(one.table), one]))
  const tables = stored.flatMap((table) => {
    const found = rows.get(table.name)
    return found ? [{ ...table, columns: withoutColumns(table.columns, found) }] : []
  })
  return [...files, ...tables]
}

function withoutColumns(columns: StoredTable['columns'], { without = [] }: OwnRows): StoredTable['columns'] {
  const stay = new Set(without.map(({ name }) => name))
  return Object.fromEntries(Object.entries(columns).filter(([name]) => !stay.has(name)))
}

/**
 * Finds what belongs to an organisation, beginning with these uids: its own, its venues’ and its people’s. Answers its tables, each with the
 * rows that are taken along.
 */
export async function findOwnRows(tx: Tx, begin: readonly string[]): Promise<WrittenTable[]> {
  await tx.execute(sql`create temporary table own_records (uid text primary key) on commit drop`)
  await tx.execute(sql`create temporary table named_records (name text primary key) on commit drop`)
  await tx.execute(sql`insert into own_records select unnest(${sql.param(begin)}::text[])`)
  for (const rows of allOwnRows())
    if (uidOf(rows))
      await tx.execute(
        sql`insert into own_records select uid from ${rows.table} where ${belongs(rows)} on conflict do nothing`,
      )
  const tables = await listOwnTables(tx)
  const written = tables.map((table) => ({ ...table, where: whereOf(table.name) }))
  // Files last: their rows name accounts, and are themselves found by what other rows name.
  for (const table of [...written.slice(2), ...written.slice(0, 2)]) await nameIn(tx, table)
  return written
}

const uidOf = ({ table }: OwnRows): PgColumn | undefined => getTableColumns(table)['uid']

function whereOf(name: string): SQL | undefined {
  if (name === 'files') return archivedFiles(named)
  if (name === 'file_owners') return archivedOwners(named, own)
  return belongs(must(allOwnRows().find(({ table }) => getTableName(table) === name)))
}

const belongs = ({ of, only }: OwnRows): SQL | undefined => and(...of.map((column) => sql`${column} in (${own})`), only)

/** Remembers which accounts, creators and files the rows of a table name, wherever in them. */
async function nameIn(tx: Tx, { name, columns, where }: WrittenTable): Promise<void> {
  const listed = sql.join(
    Object.keys(columns).map((column) => sql.identifier(column)),
    sql`, `,
  )
  const pattern = `(?:account|influencer|file)_[0-9a-z]{26}|${pathPattern}`
  await tx.execute(sql`insert into named_records
    select distinct found[1] from (select ${listed} from ${sql.identifier(name)} where ${where}) t,
      regexp_matches(to_jsonb(t)::text, ${pattern}, 'g') found on conflict do nothing`)
}

/** The accounts and creators that rows name and who are not taken along. */
export async function listOthers(tx: Tx): Promise<{ accounts: string[]; creators: string[] }> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select name from named_records where name ~ '^(account|influencer)_' and name not in (${own}) order by name`,
  )
  const names = rows.map(({ name }) => name)
  return {
    accounts: names.filter((name) => name.startsWith('account_')),
    creators: names.filter((name) => name.startsWith('influencer_')),
  }
}

/** Which files are taken along. */
export const ownFiles = (): SQL => archivedFiles(named)
