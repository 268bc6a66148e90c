import { and, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { influencerFacts } from '../../profiles/server/facts.ts'
import { isOpenTo } from './creators.ts'

/** Which of these creators a brand can find and invite, with what they are called. */
export async function findOpenCreators(
  db: Queryable,
  brandUid: string,
  uids: readonly string[],
): Promise<Map<string, { uid: string; handle: string; name: string }>> {
  const { uid, handle, name } = influencerFacts
  const rows = await db
    .select({ uid, handle, name })
    .from(influencerFacts)
    .where(and(sql`${uid} = any(${sql.param([...uids])}::text[])`, isOpenTo(brandUid)))
  return new Map(rows.map((row) => [row.uid, row]))
}
