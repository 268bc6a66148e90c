import pg from 'pg'
import { must } from '../src/kit/contract/must.ts'
import { createProduct } from '../src/product/server/product.ts'
import type { Config } from '../src/kit/server/config.ts'
import { openPostgres } from '../src/kit/server/database.ts'
import { createMarket } from './market.ts'
import { comparePageTimes, waysOfPage } from './pages.ts'
import { citiesOfCreators, functions, places } from './rows.ts'

/** Beside those of a small market. */
const firstOfMany = 1_000_000
/** How many requests wait for the brand that asks, in either market. */
const requests = 24

/** What is measured: the pages on which a brand chooses. */
export const creatorPages = {
  newest: 'the first page of a search for creators by three filters, newest first',
  match: 'the first page of a search for creators by three filters, best match first',
  audience: 'a search for creators by the age and gender of an audience that every second has, best match first',
  rareAudience: 'the same by an audience that a hundred of the city have',
  requests: 'a brand’s requests with the content that suits each',
} as const
type Page = keyof typeof creatorPages

export type CreatorMarket = { ask: (page: Page) => Promise<void>; waysOf: (page: Page) => Promise<string[]> }

/** A market with so many creators, each with accounts, every sixth of them connected, and as many collabs with other venues. */
export async function openCreators(
  { server, name, count, config }: { server: string; name: string; count: number; config: Config },
  closing: AsyncDisposableStack,
): Promise<CreatorMarket> {
  const url = await createMarket(server, name, 1_000, closing)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  closing.defer(() => client.end())
  for (const statement of [functions, places, ...creatorsOf(count)]) await client.query(statement)
  await client.query('reset session_replication_role')
  await client.query('vacuum analyze')

  const database = openPostgres(url)
  closing.defer(() => database.close())
  const runner = createProduct(database, config)
  const { rows } = await client.query<{ accountUid: string; brandUid: string; briefUid: string; uids: string[] }>(`
    select m.account_uid as "accountUid", m.profile_uid as "brandUid", min(c.brief_uid) as "briefUid", array_agg(c.uid) as uids
    from memberships m join collabs c on c.brand_uid = m.profile_uid and c.uid >= pg_temp.uid('collab', ${firstOfMany}) group by 1, 2`)
  const { accountUid, brandUid, briefUid, uids } = must(rows[0], 'the brand that asks')
  const caller = { accountUid, sessionUid: null, requestId: 'bench', address: '127.0.0.1' }
  const filters = {
    newest: { platform: 'instagram', followersFrom: 10_000, vibe: 'brunch' },
    match: { platform: 'instagram', followersFrom: 10_000, vibe: 'brunch' },
    audience: { audienceGender: 'women:60', audienceAge: '25-34:30' },
    rareAudience: { audienceGender: 'men:70', audienceAge: '55+:50' },
  }
  const ask = async (page: Page) => {
    if (page === 'requests') {
      await runner.run('listBrandCollabs', { brandUid, show: 'requests', limit: requests }, caller)
      await runner.run('listPortfoliosFor', { collabUids: uids }, caller)
      return
    }
    const sort = page === 'newest' ? 'newest' : 'match'
    await runner.run('findCreators', { brandUid, briefUid, filters: filters[page], sort, limit: 24 }, caller)
  }
  return {
    ask,
    waysOf: async (page) => waysOfPage(client, () => ask(page)),
  }
}

/** How many creators of a market, however large it is, have the audience that hardly anybody has. */
const rare = 100 * citiesOfCreators

/** The audience of creator `number` of a market: as an account has it, or the shares that `audience_shares` of the migrations makes of it. */
function audienceOf(number: string, count: number, as: 'account' | 'shares'): string {
  const audiences = [
    {
      every: count / rare,
      gender: { female: 20, male: 80 },
      age: { '55-64': 60 },
      shares: 'men:50,men:60,men:70,55+:30,55+:50',
    },
    { every: 2, gender: { female: 65, male: 35 }, age: { '25-34': 45 }, shares: 'women:50,women:60,25-34:30' },
    { every: 1, gender: { female: 52, male: 48 }, age: { '18-24': 35 }, shares: 'women:50,18-24:30' },
  ]
  const cases = audiences.map(({ every, gender, age, shares }) => {
    const account = JSON.stringify({ city: { london: 30 }, country: { GB: 55 }, gender, age })
    return `when ${number} / ${citiesOfCreators} % ${Math.floor(every)} = 0 then ${as === 'account' ? `'${account}'::jsonb` : `'{${shares}}'::text[]`}`
  })
  return `case ${cases.join(' ')} end`
}

/** Statements that fill a market; what triggers would write is written here, and references are not asked about: it takes a third of the time. */
const creatorsOf = (count: number) => {
  const all = `generate_series(${firstOfMany}, ${firstOfMany + count - 1}) i`
  const creator = `pg_temp.uid('influencer', i)`
  const followers = `(2000 + power(pg_temp.r(i, 12), 3) * 200000)::int`
  return [
    `set session_replication_role = replica`,
    `insert into subscriptions (org_uid, tier, state, since)
      select org_uid, 'premium', 'active', now() from brand_profiles where uid = pg_temp.uid('brand', 1)
      on conflict (org_uid) do update set tier = 'premium', state = 'active'`,
    `update brand_profiles set city = (select city from places where n = 1) where uid = pg_temp.uid('brand', 1)`,
    `insert into accounts (uid, email, display_name, created_at)
      select pg_temp.uid('account', i), 'crowd' || i || '@bench.test', 'Crowd ' || i, now()
      from generate_series(${firstOfMany}, ${firstOfMany + Math.ceil(count / 100)}) i`,
    `insert into memberships (account_uid, profile_uid, profile_type, role, created_at)
      select pg_temp.uid('account', ${firstOfMany} + (i - ${firstOfMany}) / 100), ${creator}, 'influencer', 'owner', now() from ${all}`,
    `insert into influencer_profiles (uid, slug, handle, name, bio, avatar, home_city, cities, latitude, longitude, date_of_birth,
        languages, content_vibe, approval, applied_at, reliability, visits_completed, id_checked_at, largest_following, created_at)
      select ${creator}, 'crowd-' || i, 'crowd.' || i, 'Crowd ' || i, 'About me.', 'cd/' || md5('crowd' || i) || '.jpg', p.city, array[p.city],
        p.latitude, p.longitude, date '1975-01-01' + (pg_temp.r(i, 7) * 11000)::int, array['en', pg_temp.one('{fr,de,es,it}', i, 8)],
        array[pg_temp.one('{fine dining,street food,brunch,coffee}', i, 9), pg_temp.one('{travel,luxury,family,lifestyle}', i, 10)],
        case when i % 50 = 0 then 'applied' else 'approved' end, now(), case when i % 3 > 0 then 60 + (pg_temp.r(i, 11) * 40)::int end, 3,
        case when i % 10 = 0 then now() end, ${followers}, now() - interval '1 minute' * (i - ${firstOfMany})
      from ${all} join places p on p.n = 1 + i % ${citiesOfCreators}`,
    `insert into creator_places (city, influencer_uid, joined_at, reliability, following, audience)
      select home_city, uid, created_at, coalesce(reliability, -1), largest_following, ${audienceOf(`split_part(handle, '.', 2)::int`, count, 'shares')}
      from influencer_profiles where uid >= pg_temp.uid('influencer', ${firstOfMany})`,
    `insert into social_accounts (influencer_uid, platform, handle, url, followers, average_views, engagement_bp, audience, confirmed_how, confirmed_at)
      select ${creator}, 'instagram', 'crowd.' || i, 'https://social.test/crowd.' || i, ${followers}, 4000, 300,
        ${audienceOf('i', count, 'account')}, case when i % 6 = 0 then 'platform' else 'staff' end, now() from ${all}`,
    `insert into platform_accounts (uid, influencer_uid, platform, is_sandbox, external_id, handle, url, granted, sealed_token, connected_at,
        proven_at, next_read_at, followers)
      select pg_temp.uid('platform_account', i), ${creator}, 'instagram', true, i::text, 'crowd.' || i, 'https://social.test/crowd.' || i,
        '{followers,posts,insights}', 'sealed', now(), now(), now() + interval '1 day', ${followers} from ${all} where i % 6 = 0`,
    `insert into platform_snapshots (account_uid, day, followers)
      select uid, current_date - 15 * d, followers - 100 * d from platform_accounts, generate_series(0, 6) d`,
    // Collabs with venues that are not there: what a brand's requests have to be found among.
    `insert into collabs (uid, brief_uid, brand_uid, influencer_uid, started_by, stage, outcome, fit, fit_reasons, requested_at, expires_at)
      select pg_temp.uid('collab', 3000000 + i), pg_temp.uid('brief', 3000000 + i / 20), pg_temp.uid('brand', 3000000 + i / 20), ${creator}, 'influencer',
        case when i % 5 = 0 then 1 else 6 end, case when i % 5 = 0 then 'open' else 'completed' end, 70, '[]', now(), now() + interval '3 days' from ${all}`,
    `insert into collabs (uid, brief_uid, brand_uid, influencer_uid, started_by, stage, outcome, fit, fit_reasons, requested_at, expires_at)
      select pg_temp.uid('collab', i), b.uid, b.brand_uid, ${creator}, 'influencer', 1, 'open', 70, '[]', now(), now() + interval '3 days'
      from generate_series(${firstOfMany}, ${firstOfMany + requests - 1}) i
      join (select * from briefs where brand_uid = pg_temp.uid('brand', 1) and status = 'live' order by uid limit 1) b on true`,
    `insert into id_checks (uid, influencer_uid, way, state, document_kind, started_at)
      select pg_temp.uid('id_check', i), ${creator}, 'team', 'passed', 'passport', now() from ${all} where i % 10 = 0`,
  ]
}

/** The time of a page in both markets, asked in turn; and how the large one is read. */
export async function compareCreators(small: CreatorMarket, large: CreatorMarket, page: Page) {
  const times = await comparePageTimes(
    () => small.ask(page),
    () => large.ask(page),
  )
  return { ...times, ways: await large.waysOf(page) }
}
