import { and, eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import type { visitCalls } from '../../contract.ts'
import { feedKeyOf, feedSide, feedSubject } from '../calendar-owner.ts'
import { calendarFeeds } from '../tables.ts'

export const revokeCalendarFeed: Handler<typeof visitCalls.revokeCalendarFeed> = async (
  { profileUid },
  { actor, tx },
) => {
  const key = feedKeyOf(actor, profileUid)
  const revoked = await tx
    .delete(calendarFeeds)
    .where(and(eq(calendarFeeds.accountUid, key.accountUid), eq(calendarFeeds.profileUid, key.profileUid)))
    .returning({ uid: calendarFeeds.profileUid })
  if (revoked.length > 0)
    await record(tx, actor, feedSide(profileUid), 'calendar-feed.revoked', {
      subjectUid: feedSubject(actor, profileUid),
    })
  return { revoked: revoked.length > 0 }
}
