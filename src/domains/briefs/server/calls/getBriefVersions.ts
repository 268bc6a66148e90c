import { and, desc, eq, lt } from 'drizzle-orm'
import { must } from '../../../../kit/contract/must.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { accountFacts } from '../../../accounts/server/facts.ts'
import { changedParts } from '../../changes.ts'
import type { briefCalls } from '../../contract.ts'
import { getBriefFor } from '../reads.ts'
import { briefVersions } from '../tables.ts'

export const getBriefVersions: Handler<typeof briefCalls.getBriefVersions> = async (
  { uid, cursor, limit },
  { actor, db },
) => {
  await getBriefFor(db, actor, uid)
  const before = readCursor(cursor, 1)
  const rows = await db
    .select({
      version: briefVersions.version,
      at: briefVersions.at,
      by: accountFacts.displayName,
      note: briefVersions.note,
      content: briefVersions.content,
    })
    .from(briefVersions)
    .leftJoin(accountFacts, eq(accountFacts.uid, briefVersions.byUid))
    .where(and(eq(briefVersions.briefUid, uid), before ? lt(briefVersions.version, Number(before[0])) : undefined))
    .orderBy(desc(briefVersions.version))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, (row) => [row.version])
  // The row after the page is what the page's last one is compared with.
  const changedSince = (at: number) =>
    rows[at + 1] ? changedParts(must(rows[at + 1], 'row').content, must(rows[at], 'row').content) : []
  return {
    rows: cut.rows.map((row, at) => ({ ...row, at: row.at.toISOString(), changed: changedSince(at) })),
    nextCursor: cut.nextCursor,
  }
}
