import pg from 'pg'
import { signAccessToken } from '../src/domains/accounts/server/tokens.ts'
import type { Asked, Asker } from './capture.ts'

/** Everybody in a market who has a session, creators and venue owners in turn, each with a token of their own. */
export async function findAskers(url: string, secret: string): Promise<Asker[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Omit<Asker, 'token'>>(`
    select m.account_uid as "accountUid", s.uid as "sessionUid",
      case m.profile_type when 'influencer' then m.profile_uid end as "influencerUid"
    from memberships m join sessions s using (account_uid) order by m.account_uid`)
  await client.end()
  return Promise.all(rows.map(async (row) => ({ ...row, token: (await signAccessToken(secret, row)).token })))
}

/** The two calls under measurement as everyone makes them: every page begins with the first, a creator's day with the second. */
export function callsOf(askers: readonly Asker[]): Asked[] {
  return askers.flatMap((asker) => [
    { name: 'getSessionAndUserProfile', data: {}, asker },
    ...(asker.influencerUid ? [{ name: 'listFeed', data: { influencerUid: asker.influencerUid }, asker }] : []),
  ])
}
