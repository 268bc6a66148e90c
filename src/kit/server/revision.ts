import { type SQL, sql } from 'drizzle-orm'

/**
 * Names the content of a row of a table: no two contents of a row ever have the same. It is the transaction that wrote
 * the row and where the row stands, so that two writes of one transaction differ as well. What was kept of a row is good
 * for as long as its revision is the same, whoever wrote meanwhile and by which process.
 */
export function revisionOf(table: string): SQL.Aliased<string> {
  const name = sql.identifier(table)
  return sql<string>`${name}.xmin::text || ${name}.ctid::text`.as(`${table}_revision`)
}
