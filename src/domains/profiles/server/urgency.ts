import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** How bad a brand's health is, the worst first: the form that an index has of it. */
export function urgencyOf(rag: SQLWrapper): SQL<number> {
  return sql<number>`(case ${rag} when 'black' then 0 when 'red' then 1 when 'amber' then 2 else 3 end)`
}
