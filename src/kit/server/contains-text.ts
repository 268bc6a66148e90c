import { ilike, or, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Whether one of the columns contains what somebody typed; an `@` in front is for handles. */
export function containsText(columns: readonly SQLWrapper[], search: string): SQL | undefined {
  const pattern = `%${search.replace(/^@/, '').replace(/[\\%_]/g, '\\$&')}%`
  return or(...columns.map((column) => ilike(column as Parameters<typeof ilike>[0], pattern)))
}
