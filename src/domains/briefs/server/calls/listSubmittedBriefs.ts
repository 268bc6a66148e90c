import { and, eq, inArray, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import type { briefCalls } from '../../contract.ts'
import { briefs } from '../tables.ts'
import { viewBriefs } from '../view.ts'

export const listSubmittedBriefs: Handler<typeof briefCalls.listSubmittedBriefs> = async ({ cursor, limit }, { actor, db }) => {
  const after = readCursor(cursor, 2)
  const reach = actor.staff === 'admin' ? undefined : inArray(briefs.brandUid, [...actor.assigned])
  const rows = await db
    .select()
    .from(briefs)
    .where(and(eq(briefs.status, 'submitted'), reach, after ? sql`(${briefs.submittedAt}, ${briefs.uid}) > (${after[0]}::timestamptz, ${after[1]})` : undefined))
    .orderBy(briefs.submittedAt, briefs.uid)
    .limit(limit + 1)
  const cut = cutPage(rows, limit, (row) => [row.submittedAt!.toISOString(), row.uid])
  return { rows: await viewBriefs(db, actor, cut.rows), nextCursor: cut.nextCursor }
}
