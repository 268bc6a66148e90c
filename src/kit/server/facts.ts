import { keysOf } from '../contract/keys.ts'
import type { Subquery } from 'drizzle-orm'

/**
 * Every column of the facts that a domain shows to others, to be selected as one object: `select({ file: columnsOf(fileFacts) })`.
 * Facts are a sub-query made once: `new QueryBuilder().select(…).from(files).as('file_facts')`.
 */
export function columnsOf<Columns extends Record<string, unknown>>(
  facts: Subquery<string, Columns> & Columns,
): Columns {
  // The names are those of the selection; each is read from the facts, so that it is told of their alias.
  const names = keysOf(facts._.selectedFields)
  return Object.fromEntries(names.map((name) => [name, facts[name]])) as Columns
}
