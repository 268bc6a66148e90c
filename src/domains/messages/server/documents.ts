import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/server/database.ts'
import { messages } from './tables.ts'

/** Which of these PDFs a message holds. */
export async function heldByMessages(tx: Tx, uids: readonly string[]): Promise<string[]> {
  if (uids.length === 0) return []
  const { rows } = await tx.execute<{ uid: string }>(sql`select distinct file ->> 'uid' as uid
    from ${messages} cross join lateral jsonb_array_elements(${messages.documents}) as file
    where ${messages.documents} <> '[]' and file ->> 'uid' = any(${sql.param([...uids])}::text[])`)
  return rows.map(({ uid }) => uid)
}
