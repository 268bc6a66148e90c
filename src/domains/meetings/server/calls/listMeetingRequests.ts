import { and, asc, isNull, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { meetingCalls } from '../../contract.ts'
import { meetingRequests } from '../tables.ts'

export const listMeetingRequests: Handler<typeof meetingCalls.listMeetingRequests> = async (
  { cursor, limit },
  { db },
) => {
  const after = readCursor(cursor, 2)
  const { createdAt, uid, answeredAt } = meetingRequests
  const rows = await db
    .select()
    .from(meetingRequests)
    .where(
      and(
        isNull(answeredAt),
        after ? sql`(${createdAt}, ${uid}) > (${String(after[0])}::timestamptz, ${String(after[1])})` : undefined,
      ),
    )
    .orderBy(asc(createdAt), asc(uid))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, (row) => [row.createdAt.toISOString(), row.uid])
  return { ...cut, rows: cut.rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) }
}
