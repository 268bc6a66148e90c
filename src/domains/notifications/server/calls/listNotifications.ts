import { accountOf } from '../../../../access/roles.ts'
import { and, count, desc, eq, isNull, lt } from 'drizzle-orm'
import { one } from '../../../../kit/contract/must.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { notificationCalls } from '../../contract.ts'
import { notifications } from '../tables.ts'

export const listNotifications: Handler<typeof notificationCalls.listNotifications> = async (
  { cursor, limit },
  { actor, db },
) => {
  const after = readCursor(cursor, 1)
  const mine = and(eq(notifications.accountUid, accountOf(actor)), eq(notifications.hidden, false))
  const rows = await db
    .select()
    .from(notifications)
    .where(and(mine, after ? lt(notifications.uid, String(after[0])) : undefined))
    .orderBy(desc(notifications.uid))
    .limit(limit + 1)
  const unread = one(
    await db
      .select({ count: count() })
      .from(notifications)
      .where(and(mine, isNull(notifications.readAt))),
  )
  const cut = cutPage(rows, limit, (row) => [row.uid])
  return {
    rows: cut.rows.map(({ uid, at, kind, title, body, path, readAt }) => ({
      uid,
      at: at.toISOString(),
      kind,
      title,
      body,
      path,
      read: readAt !== null,
    })),
    nextCursor: cut.nextCursor,
    unread: unread.count,
  }
}
