import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import type { visitCalls } from '../../contract.ts'
import { feedKeyOf, feedSide, feedSubject, feedTokenHash, newFeedToken } from '../calendar-owner.ts'
import { calendarFeeds } from '../tables.ts'

/** The token leaves once, in this answer; only its hash is kept. */
export const createCalendarFeed: Handler<typeof visitCalls.createCalendarFeed> = async (
  { profileUid },
  { actor, tx, config },
) => {
  const key = feedKeyOf(actor, profileUid)
  const token = newFeedToken()
  const row = { ...key, tokenHash: feedTokenHash(token), createdAt: now() }
  await tx
    .insert(calendarFeeds)
    .values(row)
    .onConflictDoUpdate({ target: [calendarFeeds.accountUid, calendarFeeds.profileUid], set: row })
  await record(tx, actor, feedSide(profileUid), 'calendar-feed.created', {
    subjectUid: feedSubject(actor, profileUid),
  })
  return { url: `${config.publicUrl}/calendar/${token}.ics`, createdAt: row.createdAt.toISOString() }
}
