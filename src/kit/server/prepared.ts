import type { Queryable } from './database.ts'

type Prepared<Result> = { execute: (values?: Record<string, unknown>) => Promise<Result> }

/**
 * A hot query: its SQL is built once for each connection pool, and the server parses it once for each connection.
 * `build` ends in `.prepare(name)`, the name being its alone; values are `sql.placeholder`s, a list is `= any(…)`.
 */
export function prepared<Result>(
  build: (db: Queryable) => Prepared<Result>,
): (db: Queryable, values?: Record<string, unknown>) => Promise<Result> {
  const made = new WeakMap<Queryable, Prepared<Result>>()
  return (db, values) => {
    let query = made.get(db)
    if (!query) made.set(db, (query = build(db)))
    return query.execute(values)
  }
}
