import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { outcomes } from '../stages.ts'

type Columns = { stage: SQLWrapper; outcome: SQLWrapper }

const names = sql.raw(`'{${outcomes.join(',')}}'::text[]`)

/** Open collabs by their stage, then those that are over by how they ended, as their badges say; in the form that an index has of it. */
export function stageOrder({ stage, outcome }: Columns): SQL<number> {
  return sql<number>`(case when ${outcome} = 'open' then ${stage} else 6 + array_position(${names}, ${outcome}) end)`
}
