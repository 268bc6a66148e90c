import type { Subquery } from 'drizzle-orm'

/**
 * Every column of a view that a domain shows to others, to be selected as one object: `select({ file: columnsOf(filesView) })`.
 * A view is a sub-query made once: `new QueryBuilder().select(…).from(files).as('files_view')`.
 */
export function columnsOf<Columns extends Record<string, unknown>>(view: Subquery<string, Columns> & Columns): Columns {
  // The names are those of the selection; each is read from the view, so that it is told of the view's alias.
  const names = Object.keys(view._.selectedFields) as (keyof Columns)[]
  return Object.fromEntries(names.map((name) => [name, view[name]])) as Columns
}
