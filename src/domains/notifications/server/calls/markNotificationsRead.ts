import { accountOf } from '../../../../access/roles.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { notificationCalls } from '../../contract.ts'
import { notifications } from '../tables.ts'

export const markNotificationsRead: Handler<typeof notificationCalls.markNotificationsRead> = async (
  { uid },
  { actor, tx },
) => {
  const marked = await tx
    .update(notifications)
    .set({ readAt: now() })
    .where(
      and(
        eq(notifications.accountUid, accountOf(actor)),
        isNull(notifications.readAt),
        uid ? eq(notifications.uid, uid) : undefined,
      ),
    )
    .returning({ uid: notifications.uid })
  return { read: marked.length }
}
