import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { customerStatuses } from '../desk-vocabulary.ts'

const names = sql.raw(`'{${customerStatuses.join(',')}}'::text[]`)

/** How far a brand is as a customer, in the order of the vocabulary; in the form that an index has of it. */
export function statusOrder(status: SQLWrapper): SQL<number> {
  return sql<number>`array_position(${names}, ${status})`
}
