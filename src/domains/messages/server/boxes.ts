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

/** Whose settings and unread messages a prepared statement looks at: the value `account`. */
const account = sql.placeholder('account')

/** The threads of the value `profile`, by the side that it is; the kind is in the uid, so that one index serves it. */
export function ofProfile(profileUid: string): Record<string, SQL> {
  const profile = sql.placeholder('profile')
  return profileUid.startsWith('brand_')
    ? { brand: eq(threads.brandUid, profile) }
    : { influencer: eq(threads.influencerUid, profile) }
}

const settingOf = (what: SQL) =>
  sql`(select ${what} from ${threadSettings} k where k.collab_uid = ${threads.collabUid} and k.account_uid = ${account})`

/** Whether an account has put a thread away and nobody has written since. */
export const archived = sql<boolean>`coalesce(${settingOf(sql`k.archived_uid >= coalesce(${threads.lastUid}, '')`)}, false)`

/** Whether an account hears nothing of a thread. */
export const muted = sql<boolean>`coalesce(${settingOf(sql`k.muted`)}, false)`

const unread = sql`from ${messages} m where m.collab_uid = ${threads.collabUid}
  and not m.internal and m.account_uid <> ${account} and m.uid > coalesce(${settingOf(sql`k.read_uid`)}, '')`

export const hasUnread = sql`exists (select 1 ${unread})`

export const unreadCount = sql<number>`(select count(*)::int from (select 1 ${unread} limit ${sql.raw(String(unreadAtMost))}) u)`
