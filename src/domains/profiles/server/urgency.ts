import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { RagStatus } from '../desk-vocabulary.ts'

/** How bad a colour is, the worst first. */
export const urgencies: Readonly<Record<RagStatus, number>> = { black: 0, red: 1, amber: 2, green: 3 }

/** The same in the database, in the form that an index has of it. */
export function urgencyOf(rag: SQLWrapper): SQL<number> {
  return sql<number>`(case ${rag} when 'black' then 0 when 'red' then 1 when 'amber' then 2 else 3 end)`
}
