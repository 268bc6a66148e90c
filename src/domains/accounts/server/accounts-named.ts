import { type SQL, sql } from 'drizzle-orm'
import { containsText } from '../../../kit/server/contains-text.ts'
import { accountFacts } from './facts.ts'

/** The accounts whose name or email contains a search: a sub-query of their `uid`, for `in` or `from`. */
export function accountsNamed(search: string): SQL {
  const { uid, displayName, email } = accountFacts
  return sql`(select ${uid} from ${accountFacts} where ${containsText([displayName, email], search)})`
}
