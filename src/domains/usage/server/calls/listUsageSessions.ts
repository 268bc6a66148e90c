import { and, desc, eq, or, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { usageCalls } from '../../contract.ts'
import { recordAccess } from '../reads.ts'
import { usageSessions } from '../tables.ts'
import { viewSessions } from '../view.ts'

export const listUsageSessions: Handler<typeof usageCalls.listUsageSessions> = async (
  { about, cursor, limit },
  { actor, tx },
) => {
  await recordAccess(tx, actor, 'usage.read', about ?? 'usage', { about })
  const after = readCursor(cursor, 2)
  const rows = await tx
    .select()
    .from(usageSessions)
    .where(
      and(
        about ? or(eq(usageSessions.accountUid, about), eq(usageSessions.profileUid, about)) : undefined,
        after
          ? sql`(${usageSessions.startedAt}, ${usageSessions.sessionId}) < (${String(after[0])}::timestamptz, ${String(after[1])}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(usageSessions.startedAt), desc(usageSessions.sessionId))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, (row) => [row.startedAt.toISOString(), row.sessionId])
  return { rows: await viewSessions(tx, cut.rows), nextCursor: cut.nextCursor }
}
