import pg from 'pg'
import { signAccessToken } from '../src/domains/accounts/server/tokens.ts'

/** Who asks in the benchmarks, for the one profile that their account is linked to. */
export type Asker = {
  accountUid: string
  sessionUid: string
  token: string
  by: 'creator' | 'brand'
  profileUid: string
  /** Of a brand. */
  orgUid: string | null
  /** Where a creator lives. */
  city: string | null
}

/** Everybody in a market who has a session, creators and venue owners in turn, each with a token of their own. */
export async function findAskers(url: string, secret: string): Promise<Asker[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Omit<Asker, 'token'>>(`
    select m.account_uid as "accountUid", s.uid as "sessionUid", m.profile_uid as "profileUid", b.org_uid as "orgUid",
      i.home_city as city, case m.profile_type when 'influencer' then 'creator' else 'brand' end as by
    from memberships m join sessions s using (account_uid)
    left join influencer_profiles i on i.uid = m.profile_uid left join brand_profiles b on b.uid = m.profile_uid
    order by m.account_uid`)
  await client.end()
  return Promise.all(rows.map(async (row) => ({ ...row, token: (await signAccessToken({ secret }, row)).token })))
}
