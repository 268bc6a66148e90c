import { and, getTableColumns, getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { OwnRows } from '../../../../access/server/personal-data.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { personalData } from '../parts.ts'

export type Row = Record<string, unknown>

/** What every domain lets an organisation take along. */
export const allOwnRows = (): OwnRows[] => personalData().flatMap(({ rows }) => rows ?? [])

/** The columns that are taken along, by their names in the database. */
export function columnsOf({ table, without = [] }: OwnRows): string[] {
  const stay = new Set(without.map(({ name }) => name))
  return Object.values(getTableColumns(table)).flatMap(({ name }: PgColumn) => (stay.has(name) ? [] : [name]))
}

/** The rows of an organisation by table, each as the database writes it in JSON and in a fixed order; `taken` are the uids of what they may name. */
export async function readOwnRows(db: Queryable, taken: Set<string>): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>()
  for (const own of allOwnRows()) {
    const { rows } = await db.execute<{ row: Row }>(sql`select ${asJson(own)} as row from ${own.table}
      where ${belongs(own, [...taken])} order by 1`)
    for (const { row } of rows) if (typeof row['uid'] === 'string') taken.add(row['uid'])
    found.set(
      getTableName(own.table),
      rows.map(({ row }) => row),
    )
  }
  return found
}

const asJson = ({ table, without = [] }: OwnRows): SQL =>
  sql`to_jsonb(${table}) - ${sql.param(without.map(({ name }) => name))}::text[]`

const belongs = ({ of, only }: OwnRows, taken: string[]): SQL | undefined =>
  and(...of.map((column) => inArray(column, sql`(select unnest(${sql.param(taken)}::text[]))`)), only)
