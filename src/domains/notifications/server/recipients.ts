import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { accountFacts, assignmentFacts, membershipFacts, staffFacts } from '../../accounts/server/facts.ts'
import { settingsOf } from './settings.ts'
import { notificationSettings, pushDevices } from './tables.ts'

/** Whom something concerns: everybody behind profiles, the account managers of brands, certain accounts. */
export type Audience = {
  profiles?: readonly string[]
  managedBrands?: readonly string[]
  accounts?: readonly string[]
}

const behindProfiles = sql`select ${membershipFacts.accountUid} as account_uid, ${membershipFacts.profileUid} as of
  from ${membershipFacts} where ${membershipFacts.profileUid} = any(${sql.placeholder('profiles')})`
const managing = sql`select ${assignmentFacts.accountUid}, ${assignmentFacts.brandUid} || ' managed'
  from ${assignmentFacts} join ${staffFacts} on ${staffFacts.accountUid} = ${assignmentFacts.accountUid}
  where ${assignmentFacts.brandUid} = any(${sql.placeholder('managedBrands')})`
const certain = sql`select unnest(${sql.placeholder('accounts')}::text[]), 'account'`

/** Each once, with all that they are asked for; of those behind something the disabled are left out. */
const recipients = prepared((db) =>
  db
    .select({
      uid: accountFacts.uid,
      email: accountFacts.email,
      isStaff: sql<boolean>`${staffFacts.accountUid} is not null`,
      settings: notificationSettings,
      of: sql<string[]>`asked.of`,
      devices: sql<
        string[]
      >`array(select ${pushDevices.uid} from ${pushDevices} where ${pushDevices.accountUid} = ${accountFacts.uid})`,
    })
    .from(
      sql`(select account_uid, array_agg(of) as of from (${behindProfiles} union all ${managing} union all ${certain}) as one group by 1) as asked`,
    )
    .innerJoin(
      accountFacts,
      and(
        eq(accountFacts.uid, sql`asked.account_uid`),
        sql`(${isNull(accountFacts.disabledAt)} or 'account' = any(asked.of))`,
      ),
    )
    .leftJoin(staffFacts, eq(staffFacts.accountUid, accountFacts.uid))
    .leftJoin(notificationSettings, eq(notificationSettings.accountUid, accountFacts.uid))
    .orderBy(accountFacts.uid)
    .prepare('recipients'),
)

type Found = Awaited<ReturnType<typeof recipients>>[number]
/** Somebody with how they want to be notified. */
export type Recipient = Pick<Found, 'uid' | 'email' | 'isStaff' | 'devices'> & {
  settings: ReturnType<typeof settingsOf>
}

/** Who belongs to each of several audiences, in one statement. */
export async function findRecipients(
  db: Queryable,
  audiences: readonly Audience[],
): Promise<(audience: Audience) => Recipient[]> {
  const all = (part: keyof Audience) => [...new Set(audiences.flatMap((audience) => audience[part] ?? []))]
  const asked = {
    profiles: all('profiles'),
    managedBrands: all('managedBrands'),
    accounts: all('accounts'),
  }
  const isEmpty = Object.values(asked).every((uids) => uids.length === 0)
  const found = isEmpty ? [] : await recipients(db, asked)
  const people = found.map(({ settings, ...person }) => ({ ...person, settings: settingsOf(settings) }))
  return ({ profiles = [], managedBrands = [], accounts = [] }) => {
    const wanted = new Set([...profiles, ...managedBrands.map((uid) => `${uid} managed`)])
    return people.filter(({ uid, of }) => accounts.includes(uid) || of.some((what) => wanted.has(what)))
  }
}
