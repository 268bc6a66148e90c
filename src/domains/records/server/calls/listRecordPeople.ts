import { eq, inArray, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { accountFacts, membershipFacts } from '../../../accounts/server/facts.ts'
import type { recordCalls } from '../../contract.ts'
import type { MembershipRole } from '../../../../access/roles.ts'
import { getSubject } from '../subjects.ts'

const roles = sql`array['owner', 'admin', 'member']`
/** The highest of their roles, where somebody signs in for several of the profiles. */
const rank = sql`min(array_position(${roles}, ${membershipFacts.role}))`
/** More than anybody reads of a large group. */
const mostPeople = 200

export const listRecordPeople: Handler<typeof recordCalls.listRecordPeople> = async ({ recordUid }, { actor, db }) => {
  const { profileUids } = await getSubject(db, actor, recordUid)
  const { uid, displayName, email, lastSeenAt, disabledAt } = accountFacts
  const rows = await db
    .select({ uid, name: displayName, email, role: sql<MembershipRole>`(${roles})[${rank}]`, lastSeenAt, disabledAt })
    .from(membershipFacts)
    .innerJoin(accountFacts, eq(uid, membershipFacts.accountUid))
    .where(inArray(membershipFacts.profileUid, [...profileUids]))
    .groupBy(uid, displayName, email, lastSeenAt, disabledAt)
    .orderBy(rank, displayName, uid)
    .limit(mostPeople)
  return {
    rows: rows.map(({ disabledAt: endedAt, lastSeenAt: seenAt, ...person }) => ({
      ...person,
      lastSeenAt: seenAt?.toISOString() ?? null,
      disabled: endedAt !== null,
    })),
  }
}
