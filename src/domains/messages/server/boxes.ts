import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { assertSeesProfile, noProfile } from '../../../access/server/guards.ts'
import { type Actor, isStaff } from '../../../access/roles.ts'
import { accountFactsAs, assignmentFacts, membershipFacts, staffFacts } from '../../accounts/server/facts.ts'
import { messages, threadDesks, threadSettings, threads } from './tables.ts'

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

/** The threads of the brands in the value `brands`. */
export const ofBrands = { brands: sql`${threads.brandUid} = any(${sql.placeholder('brands')}::text[])` }

/** The threads of the brands that the account looks after. */
export const ofManagedBrands = {
  managed: sql`${threads.brandUid} in (select ${assignmentFacts.brandUid} from ${assignmentFacts}
    where ${assignmentFacts.accountUid} = ${account})`,
}

const settingOf = (what: SQL) =>
  sql`(select ${what} from ${threadSettings} k where k.collab_uid = ${threads.collabUid} and k.account_uid = ${account})`

const lastUid = sql`coalesce(${threads.lastUid}, '')`

/** Joins what the side of the value `side` does with a thread. */
export const ownDesk = and(eq(threadDesks.collabUid, threads.collabUid), eq(threadDesks.side, sql.placeholder('side')))

/** Whether that side needs no more of a thread, and nobody has written since. */
export const isDone = sql<boolean>`coalesce(${threadDesks.doneUid} >= ${lastUid}, false)`

const person = accountFactsAs('assignee')
/** Of our own people, whoever could still reply: an admin, or the one who looks after the brand. */
const isStillThere = sql`case when ${threadDesks.side} = 'staff'
  then exists (select 1 from ${staffFacts} where ${staffFacts.accountUid} = ${person.uid}
    and (${staffFacts.role} = 'admin' or exists (select 1 from ${assignmentFacts}
      where ${assignmentFacts.accountUid} = ${person.uid} and ${assignmentFacts.brandUid} = ${threads.brandUid})))
  else exists (select 1 from ${membershipFacts} where ${membershipFacts.accountUid} = ${person.uid}
    and ${membershipFacts.profileUid} = ${threads.brandUid}) end`

/** Who takes a thread for its side, to join: nobody once they have left the team, or look after its brand no more. */
export const assignee = {
  person,
  isAssigned: and(eq(person.uid, threadDesks.assignedTo), isNull(person.disabledAt), isStillThere),
}

/** Until when an account has put a thread off, also when that time has come; null once somebody wrote. */
export const snoozedUntil = settingOf(sql`case when k.snoozed_uid >= ${lastUid} then k.snoozed_until end`)
const now = sql`${sql.placeholder('now')}::timestamptz`
/** Whether an account does not want to see a thread yet, at the value `now`. */
export const isSnoozed = sql`coalesce(${snoozedUntil} > ${now}, false)`
/** The threads that an account had put off until a time that has come. */
export const hasReturned = sql`${threads.collabUid} in (select s.collab_uid from ${threadSettings} s
  where s.account_uid = ${account} and s.snoozed_until <= ${now}) and ${snoozedUntil} is not null`

/** Whether an account hears nothing of a thread. */
export const muted = sql<boolean>`coalesce(${settingOf(sql`k.muted`)}, false)`

const unread = sql`from ${messages} m where m.collab_uid = ${threads.collabUid}
  and m.account_uid <> ${account} and m.uid > coalesce(${settingOf(sql`k.read_uid`)}, '')`

export const hasUnread = sql`exists (select 1 ${unread})`

export const unreadCount = sql<number>`(select count(*)::int from (select 1 ${unread} limit ${sql.raw(String(unreadAtMost))}) u)`
