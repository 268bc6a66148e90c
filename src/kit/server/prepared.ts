import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { mapQuickly } from './row-mapper.ts'

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
    if (!query) made.set(db, (query = mapQuickly(build(db))))
    return query.execute(values)
  }
}

/** Conditions by name; those that are not asked for now are empty. The same name always stands for the same condition. */
type Conditions = Record<string, SQL | null | undefined>

/** A hot query that is built once for each combination of conditions by name, so that the server plans each for its index. */
export function preparedBy<Row>(
  prefix: string,
  build: (db: Queryable, name: string, conditions: SQL[]) => Prepared<Row[]>,
): (db: Queryable, conditions: Conditions, values: Record<string, unknown>) => Promise<Row[]> {
  const statements = new Map<string, ReturnType<typeof prepared<Row[]>>>()
  return (db, conditions, values) => {
    const used = Object.entries(conditions).flatMap(([name, condition]) => (condition ? [{ name, condition }] : []))
    const name = nameOf([prefix, ...used.map((one) => one.name)])
    let statement = statements.get(name)
    if (!statement) {
      const list = used.map((one) => one.condition)
      statements.set(name, (statement = prepared((on) => build(on, name, list))))
    }
    return statement(db, values)
  }
}

/** PostgreSQL tells statements apart by the first 63 bytes of their names. */
function nameOf(words: readonly string[]): string {
  const name = words.join('_')
  return name.length <= 63 ? name : `${words[0]}_${createHash('sha256').update(name).digest('base64url')}`
}
