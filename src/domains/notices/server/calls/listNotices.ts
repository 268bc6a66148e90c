import { and, count, desc, eq, isNull, lt } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import type { noticeCalls } from '../../contract.ts'
import { notices } from '../tables.ts'

export const listNotices: Handler<typeof noticeCalls.listNotices> = async ({ cursor, limit }, { actor, db }) => {
  const after = readCursor(cursor, 1)
  const mine = and(eq(notices.accountUid, actor.accountUid!), eq(notices.hidden, false))
  const rows = await db
    .select()
    .from(notices)
    .where(and(mine, after ? lt(notices.uid, String(after[0])) : undefined))
    .orderBy(desc(notices.uid))
    .limit(limit + 1)
  const [unread] = await db
    .select({ count: count() })
    .from(notices)
    .where(and(mine, isNull(notices.readAt)))
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
    unread: unread!.count,
  }
}
