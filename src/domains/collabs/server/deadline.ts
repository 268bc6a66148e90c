import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

type Columns = { stage: SQLWrapper; outcome: SQLWrapper; expiresAt: SQLWrapper; contentDueAt: SQLWrapper }

/** When the reply or the content of an open collab is due; null where neither is awaited. */
export function deadlineOf({ stage, outcome, expiresAt, contentDueAt }: Columns): SQL<Date | null> {
  return sql<Date | null>`(case when ${outcome} <> 'open' then null when ${stage} = 1 then ${expiresAt} when ${stage} = 4 then ${contentDueAt} end)`
}
