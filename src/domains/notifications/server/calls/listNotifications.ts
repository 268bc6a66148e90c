import { accountOf } from '../../../../access/roles.ts'
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { one } from '../../../../kit/contract/must.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import { prepared, preparedBy } from '../../../../kit/server/prepared.ts'
import { together } from '../../../../kit/server/together.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { notificationCalls } from '../../contract.ts'
import { notifications } from '../tables.ts'

const mine = and(eq(notifications.accountUid, sql.placeholder('account')), sql`not ${notifications.hidden}`)

const pageOf = preparedBy('notifications', (db, name, conditions) =>
  db
    .select()
    .from(notifications)
    .where(and(mine, ...conditions))
    .orderBy(desc(notifications.uid))
    .limit(sql.placeholder('limit'))
    .prepare(name),
)

const unreadOf = prepared((db) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(notifications)
    .where(and(mine, isNull(notifications.readAt)))
    .prepare('notifications_unread'),
)

export const listNotifications: Handler<typeof notificationCalls.listNotifications> = async (
  { cursor, limit },
  { actor, db },
) => {
  const after = readCursor(cursor, 1)
  const account = accountOf(actor)
  const [rows, unread] = await together(
    db,
    () =>
      pageOf(
        db,
        { after: after && lt(notifications.uid, sql.placeholder('after')) },
        { account, limit: limit + 1, after: after && String(after[0]) },
      ),
    () => unreadOf(db, { account }),
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
    unread: one(unread).count,
  }
}
