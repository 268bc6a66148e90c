import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type ExtraConfigColumn, index } from 'drizzle-orm/pg-core'

/** An index for each column that a list can be sorted by, with the id that tells equal values apart. */
export function sortIndexes(table: string, uid: ExtraConfigColumn, columns: readonly ExtraConfigColumn[]) {
  return columns.map((column) => index(`${table}_by_${column.name}`).on(column, uid))
}

/** What moments that may be missing are sorted by, the missing ones after all others: the form that an index has of them. */
export function missingLast(at: SQLWrapper): SQL<Date> {
  return sql<Date>`coalesce(${at}, 'infinity'::timestamptz)`
}

/** The same with the missing ones before all others, and so at the end of newest first. */
export function missingFirst(at: SQLWrapper): SQL<Date> {
  return sql<Date>`coalesce(${at}, '-infinity'::timestamptz)`
}

/** What a list is sorted by where moments may be missing: those without one come last either way round. */
export function missingAtEnd(at: SQLWrapper): { sortBy: SQL; sortDownBy: SQL } {
  return { sortBy: missingLast(at), sortDownBy: missingFirst(at) }
}

/** The same of names: nobody is called by a character after all others. */
export function unnamedAtEnd(name: SQLWrapper): { sortBy: SQL; sortDownBy: SQL } {
  return { sortBy: sql`coalesce(${name}, chr(65535))`, sortDownBy: sql`coalesce(${name}, '')` }
}

/** That there is none, in the forms that the indexes have of it: in either order those rows are found at once. */
export function isMissing(at: SQLWrapper): SQL {
  return sql`(${missingLast(at)} = 'infinity' and ${missingFirst(at)} = '-infinity')`
}

/** The indexes of moments that may be missing, for both orders. */
export function missingIndexes(table: string, uid: ExtraConfigColumn, columns: Readonly<Record<string, SQLWrapper>>) {
  return Object.entries(columns).flatMap(([name, at]) => [
    index(`${table}_by_${name}`).on(missingLast(at), uid),
    index(`${table}_by_${name}_down`).on(missingFirst(at), uid),
  ])
}
