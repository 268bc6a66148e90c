import { getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * The rows of a table that belong to something as one column of a statement about it: so lists of several kinds come with
 * one statement, each row as `select()` would answer it.
 */
export function rowsAsJson<Table extends PgTable>(
  table: Table,
  { where, orderBy }: { where: SQL | undefined; orderBy: SQL },
): SQL<InferSelectModel<Table>[]> {
  const columns = Object.entries(getTableColumns(table))
  const pairs = columns.map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`)
  const instants = columns.flatMap(([name, column]) => (column.dataType === 'date' ? [name] : []))
  const list = sql<InferSelectModel<Table>[]>`(select coalesce(jsonb_agg(jsonb_build_object(${sql.join(pairs, sql`, `)})
    order by ${orderBy}), '[]') from ${table} where ${where})`
  return list.mapWith((rows: Record<string, unknown>[]) =>
    rows.map((row) => ({ ...row, ...Object.fromEntries(instants.map((name) => [name, instantOf(row[name])])) })),
  ) as SQL<InferSelectModel<Table>[]>
}

/** JSON has instants as text. */
function instantOf(value: unknown): Date | null {
  return typeof value === 'string' ? new Date(value) : null
}
