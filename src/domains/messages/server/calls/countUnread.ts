import { and, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { messageCalls } from '../../contract.ts'
import { assertReader, hasUnread, ofProfile, unreadAtMost } from '../boxes.ts'
import { threads } from '../tables.ts'

export const countUnread: Handler<typeof messageCalls.countUnread> = async ({ profileUid }, { actor, db }) => {
  assertReader(actor, profileUid)
  const unread = db
    .select({ uid: threads.collabUid })
    .from(threads)
    .where(and(ofProfile(profileUid), hasUnread(actor.accountUid ?? '')))
    .limit(unreadAtMost)
    .as('unread')
  const [row] = await db.select({ threads: sql<number>`count(*)::int` }).from(unread)
  return { threads: row?.threads ?? 0 }
}
