import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { accountFacts, membershipFacts } from '../../accounts/server/facts.ts'
import { notificationSettings } from './tables.ts'

export type Invited = { accountUid: string; email: string; profileUid: string }

/** Who is behind these profiles and asked for invitations to visits by email. */
export async function findInvited(db: Queryable, profileUids: readonly string[]): Promise<Invited[]> {
  return db
    .select({
      accountUid: membershipFacts.accountUid,
      email: accountFacts.email,
      profileUid: membershipFacts.profileUid,
    })
    .from(membershipFacts)
    .innerJoin(notificationSettings, eq(notificationSettings.accountUid, membershipFacts.accountUid))
    .innerJoin(accountFacts, eq(accountFacts.uid, membershipFacts.accountUid))
    .where(
      and(
        inArray(membershipFacts.profileUid, [...profileUids]),
        eq(notificationSettings.invitations, true),
        isNull(accountFacts.disabledAt),
      ),
    )
    .orderBy(membershipFacts.accountUid)
}
