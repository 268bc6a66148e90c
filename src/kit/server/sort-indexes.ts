import { type ExtraConfigColumn, index } from 'drizzle-orm/pg-core'

/** An index for each column that a list can be sorted by, with the id that tells equal values apart. */
export function sortIndexes(table: string, uid: ExtraConfigColumn, columns: readonly ExtraConfigColumn[]) {
  return columns.map((column) => index(`${table}_by_${column.name}`).on(column, uid))
}
