import { type SQL, sql } from 'drizzle-orm'
import { containsText } from '../../../kit/server/contains-text.ts'
import { brandFacts, influencerFacts } from './facts.ts'

/** The brands and creators whose name or handle contains a search: a sub-query of their `uid`, for `in`. */
export function profilesNamed(search: string): SQL {
  const named = (of: typeof brandFacts | typeof influencerFacts) =>
    sql`select ${of.uid} from ${of} where ${containsText([of.name, of.handle], search)}`
  return sql`(${named(brandFacts)} union all ${named(influencerFacts)})`
}
