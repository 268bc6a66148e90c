import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import { ragStatuses } from '../desk-vocabulary.ts'
import { brandProfiles } from './tables.ts'

type Of = { rag: SQLWrapper; ragWas: SQLWrapper; ragChangedAt: SQLWrapper }

/** So long a colour that fell is news. */
const fallsForMs = 7 * dayMs
const gravity = (rag: SQLWrapper) => sql`array_position(${sql.raw(`array['${ragStatuses.join("', '")}']`)}, ${rag})`
/** Whether a colour is worse than another, in a statement. */
export const ragIsWorse = (rag: SQLWrapper, than: SQLWrapper) => sql`${gravity(rag)} > ${gravity(than)}`
const isWorse = ({ rag, ragWas }: Of) => ragIsWorse(rag, ragWas)

/** When a colour last fell; null where it has recovered to what it was before, or never fell. */
export function ragFellAt(of: Of): SQL<Date | null> {
  return sql<Date | null>`(case when ${isWorse(of)} then ${of.ragChangedAt} end)`.mapWith(brandProfiles.ragChangedAt)
}

/** As a condition of another query: the colour fell within seven days and has not recovered. */
export function hasFallen(of: Of): SQL {
  return sql`(${of.ragChangedAt} > ${plus(now(), -fallsForMs)} and ${isWorse(of)})`
}
