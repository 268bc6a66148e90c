import { sql } from 'drizzle-orm'
import type { ProfileType } from '../../../access/roles.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { isNearly } from '../../../kit/server/likeness.ts'
import { mailboxOf } from '../../accounts/server/email-key.ts'
import { accountFactsAs, membershipFactsAs } from '../../accounts/server/facts.ts'
import type { AlikeSignal } from '../alike-signals.ts'
import { handleKeyOf } from './handle-key.ts'
import { brandProfiles, influencerProfiles, socialAccounts } from './tables.ts'

/** Two profiles that may be one, and what says so. */
export type Alike = { uid: string; otherUid: string; signals: AlikeSignal[] }

/** Of people with the same name, as many: where a city has more of them, the name says nothing. */
const mostOfOneName = 5

/**
 * Creators who may be the same as one of these: one statement, with an index for each signal. Those who were deleted, whose handle
 * begins with `former-`, are like nobody.
 */
export async function findAlikeCreators(db: Queryable, uids: readonly string[]): Promise<Alike[]> {
  const key = (of: string, column = 'handle') => handleKeyOf(sql.raw(`${of}.${column}`))
  const [ownAccount, otherAccount] = [accountFactsAs('own_account'), accountFactsAs('other_account')]
  const [own, other] = [membershipFactsAs('own_membership'), membershipFactsAs('other_membership')]
  const { rows } = await db.execute<{ uid: string; other: string; signals: AlikeSignal[] }>(sql`
    select asked.uid, found.uid as other, array_agg(distinct found.signal order by found.signal) as signals
    from ${influencerProfiles} asked cross join lateral (
      select o.influencer_uid as uid, 'handle' as signal
        from ${socialAccounts} s join ${socialAccounts} o on o.platform = s.platform and ${key('o')} = ${key('s')}
        where s.influencer_uid = asked.uid and ${key('s')} <> ''
      union all
      select o.uid, 'handle' from ${influencerProfiles} o where ${key('o')} = ${key('asked')} and ${key('asked')} <> ''
      union all
      select ${other.profileUid}, case when ${ownAccount.uid} = ${otherAccount.uid} then 'account' else 'email' end
        from ${own} join ${ownAccount} on ${ownAccount.uid} = ${own.accountUid}
          join ${otherAccount} on ${mailboxOf(otherAccount.email)} = ${mailboxOf(ownAccount.email)}
          join ${other} on ${other.accountUid} = ${otherAccount.uid}
        where ${own.profileUid} = asked.uid and ${own.role} = 'owner' and ${other.role} = 'owner'
          and ${other.profileType} = 'influencer'
      union all
      (select o.uid, 'name' from ${influencerProfiles} o
        where ${isNearly(sql.raw('o.name'), sql.raw('asked.name'))} and o.home_city = asked.home_city and o.uid <> asked.uid
        order by similarity(o.name, asked.name) desc, o.uid limit ${mostOfOneName})
    ) found
    where asked.uid = any(${sql.param([...uids])}::text[]) and asked.handle not like 'former-%' and found.uid <> asked.uid
    group by asked.uid, found.uid`)
  return rows.map(({ uid, other: otherUid, signals }) => ({ uid, otherUid, signals }))
}

/** Profiles of a kind that joined since then, or have changed. */
export async function listProfilesSince(
  db: Queryable,
  type: ProfileType,
  since: Date,
  changed: readonly string[],
): Promise<string[]> {
  const { rows } = await db.execute<{ uid: string }>(sql`
    select uid from ${type === 'brand' ? brandProfiles : influencerProfiles}
    where created_at >= ${since.toISOString()}::timestamptz or uid = any(${sql.param([...changed])}::text[])
    order by uid`)
  return rows.map(({ uid }) => uid)
}
