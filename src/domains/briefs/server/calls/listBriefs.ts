import { and, desc, eq, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { brandFacts } from '../../../profiles/server/facts.ts'
import type { briefCalls } from '../../contract.ts'
import { briefs } from '../tables.ts'
import { viewRows } from '../view.ts'

export const listBriefs: Handler<typeof briefCalls.listBriefs> = async (
  { status, search, cursor, limit },
  { actor, db },
) => {
  const after = readCursor(cursor, 2)
  const like = search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null
  const found = like
    ? sql`(${briefs.title} ilike ${like} or exists (select 1 from ${brandFacts} where ${brandFacts.uid} = ${briefs.brandUid} and ${brandFacts.name} ilike ${like}))`
    : undefined
  const rows = await db
    .select()
    .from(briefs)
    .where(
      and(
        status ? eq(briefs.status, status) : undefined,
        found,
        after ? sql`(${briefs.updatedAt}, ${briefs.uid}) < (${after[0]}::timestamptz, ${after[1]})` : undefined,
      ),
    )
    .orderBy(desc(briefs.updatedAt), desc(briefs.uid))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, (row) => [row.updatedAt.toISOString(), row.uid])
  return { rows: await viewRows(db, actor, cut.rows), nextCursor: cut.nextCursor }
}
