import { and, eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { visitCalls } from '../../contract.ts'
import { feedKeyOf } from '../calendar-owner.ts'
import { calendarFeeds } from '../tables.ts'

export const getCalendarFeed: Handler<typeof visitCalls.getCalendarFeed> = async ({ profileUid }, { actor, db }) => {
  const key = feedKeyOf(actor, profileUid)
  const [feed] = await db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.accountUid, key.accountUid), eq(calendarFeeds.profileUid, key.profileUid)))
  return { createdAt: feed?.createdAt.toISOString() ?? null }
}
