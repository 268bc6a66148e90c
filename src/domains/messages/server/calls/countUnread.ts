import { and, sql } from 'drizzle-orm'
import { one } from '../../../../kit/contract/must.ts'
import { preparedBy } from '../../../../kit/server/prepared.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { messageCalls } from '../../contract.ts'
import { assertReader, hasUnread, ofProfile, unreadAtMost } from '../boxes.ts'
import { threads } from '../tables.ts'

const unreadIn = preparedBy('threads_unread', (db, name, mine) => {
  const unread = db
    .select({ uid: threads.collabUid })
    .from(threads)
    .where(and(...mine, hasUnread))
    .limit(unreadAtMost)
    .as('unread')
  return db
    .select({ threads: sql<number>`count(*)::int` })
    .from(unread)
    .prepare(name)
})

export const countUnread: Handler<typeof messageCalls.countUnread> = async ({ profileUid }, { actor, db }) => {
  assertReader(actor, profileUid)
  const mine = ofProfile(profileUid)
  return one(await unreadIn(db, mine, { profile: profileUid, account: actor.accountUid ?? '' }))
}
