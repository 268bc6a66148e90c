import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Outcome, outcomes } from '../stages.ts'

type Columns = { stage: SQLWrapper; outcome: SQLWrapper }

const names = sql.raw(`'{${outcomes.join(',')}}'::text[]`)

const lastOpen = 6

/** Open collabs by their stage, then those that are over by how they ended, as their badges say; in the form that an index has of it. */
export function stageOrder({ stage, outcome }: Columns): SQL<number> {
  return sql<number>`(case when ${outcome} = 'open' then ${stage} else ${sql.raw(String(lastOpen))} + array_position(${names}, ${outcome}) end)`
}

/** Whether a place in that order is one that collabs of these outcomes can have, or lies between two of theirs. */
export function isAmong(order: SQLWrapper, wanted: readonly Outcome[]): SQL {
  const places = wanted.flatMap((one) => (one === 'open' ? [0, lastOpen] : [lastOpen + outcomes.indexOf(one) + 1]))
  return sql`${order} between ${Math.min(...places)} and ${Math.max(...places)}`
}
