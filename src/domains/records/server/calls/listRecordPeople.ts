import { eq, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { accountFacts, membershipFacts } from '../../../accounts/server/facts.ts'
import type { recordCalls } from '../../contract.ts'
import { getSubject } from '../subjects.ts'

const rank = sql`array_position(array['owner', 'admin', 'member'], ${membershipFacts.role})`

export const listRecordPeople: Handler<typeof recordCalls.listRecordPeople> = async ({ recordUid }, { actor, db }) => {
  await getSubject(db, actor, recordUid)
  const { uid, displayName, email, lastSeenAt, disabledAt } = accountFacts
  const rows = await db
    .select({ uid, name: displayName, email, role: membershipFacts.role, lastSeenAt, disabledAt })
    .from(membershipFacts)
    .innerJoin(accountFacts, eq(uid, membershipFacts.accountUid))
    .where(eq(membershipFacts.profileUid, recordUid))
    .orderBy(rank, displayName, uid)
  return {
    rows: rows.map(({ disabledAt: endedAt, lastSeenAt: seenAt, ...person }) => ({
      ...person,
      lastSeenAt: seenAt?.toISOString() ?? null,
      disabled: endedAt !== null,
    })),
  }
}
