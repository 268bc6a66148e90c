import { and, eq, isNull } from 'drizzle-orm'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import type { noticeCalls } from '../../contract.ts'
import { notices } from '../tables.ts'

export const markNoticesRead: Handler<typeof noticeCalls.markNoticesRead> = async (_input, { actor, tx }) => {
  const marked = await tx
    .update(notices)
    .set({ readAt: now() })
    .where(and(eq(notices.accountUid, actor.accountUid!), isNull(notices.readAt)))
    .returning({ uid: notices.uid })
  return { read: marked.length }
}
