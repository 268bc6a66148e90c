import { eq, type SQL, sql } from 'drizzle-orm'
import { assertSeesProfile, noProfile } from '../../../access/server/guards.ts'
import { type Actor, isStaff } from '../../../access/roles.ts'
import { messages, threadSettings, threads } from './tables.ts'

/** Counting stops here: more is "99". */
export const unreadAtMost = 99

/** Whoever reads the threads of a profile belongs to it; staff read all. A stranger's profile is answered like none. */
export function assertReader(actor: Actor, profileUid: string | undefined): void {
  if (profileUid) assertSeesProfile(actor, profileUid)
  else if (!isStaff(actor)) throw noProfile()
}

/** The threads of a profile, brand or influencer; the kind is in the uid, so that one index serves it. */
export function ofProfile(profileUid: string): SQL | undefined {
  return profileUid.startsWith('brand_') ? eq(threads.brandUid, profileUid) : eq(threads.influencerUid, profileUid)
}

const settingOf = (accountUid: string, what: SQL) =>
  sql`(select ${what} from ${threadSettings} k where k.collab_uid = ${threads.collabUid} and k.account_uid = ${accountUid})`

/** Whether an account has put a thread away and nobody has written since. */
export function archived(accountUid: string): SQL<boolean> {
  return sql<boolean>`coalesce(${settingOf(accountUid, sql`k.archived_uid >= coalesce(${threads.lastUid}, '')`)}, false)`
}

/** Whether an account hears nothing of a thread. */
export function muted(accountUid: string): SQL<boolean> {
  return sql<boolean>`coalesce(${settingOf(accountUid, sql`k.muted`)}, false)`
}

const unreadFrom = (accountUid: string) => sql`from ${messages} m where m.collab_uid = ${threads.collabUid}
  and not m.internal and m.account_uid <> ${accountUid}
  and m.uid > coalesce(${settingOf(accountUid, sql`k.read_uid`)}, '')`

export function hasUnread(accountUid: string): SQL {
  return sql`exists (select 1 ${unreadFrom(accountUid)})`
}

export function countUnreadIn(accountUid: string): SQL<number> {
  return sql<number>`(select count(*)::int from (select 1 ${unreadFrom(accountUid)} limit ${unreadAtMost}) u)`
}
