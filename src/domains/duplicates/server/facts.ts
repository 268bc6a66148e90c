import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Condition } from '../../../kit/contract/table.ts'
import { possibleDuplicates } from './tables.ts'

/** Whether a profile of a list may be the same as another one, by the signals that were asked for. */
export function isPossibleDuplicate(uid: SQLWrapper, { is, values }: Condition): SQL {
  const { firstUid, secondUid, signals, dismissedAt } = possibleDuplicates
  const has = values.length > 0 ? sql`${signals} && ${sql.param([...values])}::text[]` : sql`true`
  const open = sql`from ${possibleDuplicates} where ${dismissedAt} is null and ${has}`
  if (is === 'not' || is === 'empty')
    return sql`not exists (select ${open} and (${firstUid} = ${uid} or ${secondUid} = ${uid}))`
  // An array first: the few that there are, are then looked up one by one, and the list is not read through for them.
  return sql`${uid} = any(array(select ${firstUid} ${open} union select ${secondUid} ${open}))`
}
