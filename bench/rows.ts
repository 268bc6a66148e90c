import pg from 'pg'
import { pastOf } from './past.ts'
import { cityFacts, plusoneCities } from '../src/domains/profiles/vocabulary.ts'

/** How many creators and venue owners ask. */
const people = 200
/** Creators live in the largest cities, so that even the small market fills a page. */
export const citiesOfCreators = 8

const cities = JSON.stringify(plusoneCities.map((city) => ({ city, ...cityFacts[city] })))

/**
 * A market of `live` live briefs, written straight into the tables: five to a brand, spread over cities (London the
 * largest), categories, days, weekly windows and eligibility; beside them a fifth as many that have ended. Every tenth
 * is full, every fiftieth on hold. Creators have visits behind them, open collabs, and briefs saved and hidden. With a
 * `past` there are so many other collabs, with all that follows from them, and a team.
 */
export async function makeMarket(url: string, live: number, past = 0): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(functions)
    for (const statement of [places, ...accounts(people), brands(live / 5), ...creators(people), briefs(live)])
      await client.query(statement)
    for (const statement of [slots, marks, collabs, visits, reviews]) await client.query(statement)
    if (past > 0) for (const statement of pastOf(past)) await client.query(statement)
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** The same pseudo-random numbers in every run, from 0 to 1; ids in the product's form that sort by `i`; items of a list. */
export const functions = `
  create function pg_temp.r(i bigint, salt bigint) returns double precision language sql immutable as
    $$ select (hashtextextended(i::text, salt) & 1048575) / 1048576.0 $$;
  create function pg_temp.uid(kind text, i bigint) returns text language sql immutable as
    $$ select kind || '_01' || lpad(to_hex(i), 8, '0') || substr(md5(kind || i), 1, 16) $$;
  create function pg_temp.one(list text[], i bigint, salt bigint) returns text language sql immutable as
    $$ select list[1 + floor(pg_temp.r(i, salt) * cardinality(list))::int] $$;`

export const places = `create temp table places as
  select row_number() over () as n, city, country, timezone, latitude, longitude,
    case country when 'GB' then 'GBP' when 'CA' then 'CAD' when 'US' then 'USD' else 'EUR' end as currency
  from json_to_recordset('${cities}') as c(city text, country text, timezone text, latitude float8, longitude float8)`

/** Odd accounts are creators, even ones own a brand; each has one session. */
const accounts = (count: number) => [
  `insert into accounts (uid, email, display_name, created_at)
    select pg_temp.uid('account', i), 'person' || i || '@bench.test', 'Person ' || i, now() - interval '1 year'
    from generate_series(1, ${count * 2}) i`,
  `insert into sessions (uid, account_uid, token_hash, device, created_at, confirmed_at, last_seen_at, expires_at)
    select pg_temp.uid('session', i), pg_temp.uid('account', i), md5(i::text), 'bench', now(), now(), now(), now() + interval '30 days'
    from generate_series(1, ${count * 2}) i`,
  `insert into memberships (account_uid, profile_uid, profile_type, role, created_at)
    select pg_temp.uid('account', i), pg_temp.uid(case i % 2 when 1 then 'influencer' else 'brand' end, (i + 1) / 2),
      case i % 2 when 1 then 'influencer' else 'brand' end, 'owner', now() from generate_series(1, ${count * 2}) i`,
]

const brands = (count: number) => `
  with made as (
    select i, 1 + floor(power(pg_temp.r(i, 1), 1.5) * ${plusoneCities.length})::int as n from generate_series(1, ${count}) i),
  orgs as (
    insert into organisations (uid, name, currency, timezone, created_at)
    select pg_temp.uid('org', i), 'House ' || i, p.currency, p.timezone, now() from made join places p using (n)),
  plans as (
    insert into subscriptions (org_uid, tier, state, since)
    select pg_temp.uid('org', i), 'basic', 'active', now() from made where i % 3 = 0)
  insert into brand_profiles (uid, slug, org_uid, org_name, name, category, description, profile_pic, gallery, handle, address,
    district, city, country, latitude, longitude, timezone, opening_hours, languages, house_rules, created_at)
  select pg_temp.uid('brand', i), 'venue-' || i, pg_temp.uid('org', i), 'House ' || i, 'Venue ' || i,
    pg_temp.one('{Restaurant,Hotel,Cafe,Nightlife,Experience,Other}', i, 2), repeat('What one finds here. ', 20),
    'ab/' || md5('logo' || i) || '.jpg', array['ab/' || md5('a' || i) || '.jpg', 'ab/' || md5('b' || i) || '.jpg'],
    'venue.' || i, i || ' High Street', 'District ' || i % 12, p.city, p.country,
    p.latitude + (pg_temp.r(i, 3) - 0.5) * 0.2, p.longitude + (pg_temp.r(i, 4) - 0.5) * 0.2, p.timezone,
    '[{"weekday":1,"from":"09:00","to":"22:00"},{"weekday":5,"from":"09:00","to":"23:30"}]', '{en}',
    'Please be on time.', now() - interval '1 year'
  from made join places p using (n)`

const creators = (count: number) => [
  `insert into influencer_profiles (uid, slug, handle, name, bio, avatar, gallery, home_city, cities, latitude, longitude,
      date_of_birth, languages, content_vibe, approval, reliability, visits_completed, created_at)
    select pg_temp.uid('influencer', i), 'creator-' || i, 'creator.' || i, 'Creator ' || i, repeat('About me. ', 20),
      'cd/' || md5('face' || i) || '.jpg', array['cd/' || md5('c' || i) || '.jpg'], p.city, array[p.city],
      p.latitude + (pg_temp.r(i, 5) - 0.5) * 0.1, p.longitude + (pg_temp.r(i, 6) - 0.5) * 0.1,
      date '1975-01-01' + (pg_temp.r(i, 7) * 11000)::int, array['en', pg_temp.one('{fr,de,es,it}', i, 8)],
      array[pg_temp.one('{fine dining,street food,brunch,coffee}', i, 9), pg_temp.one('{travel,luxury,family,lifestyle}', i, 10)],
      'approved', 60 + (pg_temp.r(i, 11) * 40)::int, 6, now() - interval '1 year'
    from generate_series(1, ${count}) i
    join places p on p.n = 1 + i % ${citiesOfCreators}`,
  `insert into social_accounts (influencer_uid, platform, handle, url, followers, average_views, engagement_bp, audience, confirmed_how, confirmed_at)
    select pg_temp.uid('influencer', i), platform, 'creator.' || i, 'https://social.test/creator.' || i,
      (2000 + power(pg_temp.r(i, 12), 3) * 200000)::int, 4000, 100 + (pg_temp.r(i, 13) * 500)::int,
      '{"city":{"london":30,"paris":12},"country":{"GB":55,"FR":20}}', 'staff', now()
    from generate_series(1, ${count}) i, unnest(array['instagram', 'tiktok']) platform`,
]

const briefs = (live: number) => `
  insert into briefs (uid, brand_uid, status, approved_version, city, category, country, timezone, currency, title, story,
    included, not_included, value_minor, above_cap, service_covered, guests, deliverables, directions, mentions, hashtags,
    shows_alcohol, usage_rights, usage_months, online_months, eligibility, live_from, live_until, max_collabs, repeat_limit,
    approval, auto_fit, availability, pictures, spots_taken, held_at, live_since, created_at, updated_at)
  select pg_temp.uid('brief', i), b.uid, case when i <= ${live} then 'live' else 'archived' end, 1, b.city, b.category,
    b.country, b.timezone, p.currency, 'A visit to remember ' || i, repeat('The story of this evening, told well. ', 12),
    '{Three courses for two,A glass of something good,Coffee}', '{Transport}', 4000 + (pg_temp.r(i, 20) * 16000)::int,
    'influencer', true, (pg_temp.r(i, 21) * 3)::int,
    jsonb_build_array(
      jsonb_build_object('type', 'reel', 'contentType', 'video', 'platform', pg_temp.one('{instagram,instagram,tiktok}', i, 22), 'count', 1),
      jsonb_build_object('type', 'story', 'contentType', 'mix', 'platform', 'instagram', 'count', 2)),
    repeat('Show the room, the plates and the people. ', 6), array['@' || b.handle], '{#plusone,#invited}',
    pg_temp.r(i, 23) < 0.3, 'organic', 6, 6,
    jsonb_build_object('cities', case when pg_temp.r(i, 24) < 0.6 then jsonb_build_array(b.city) else '[]' end,
      'platforms', case when pg_temp.r(i, 25) < 0.5 then '["instagram"]'::jsonb else '[]' end,
      'followersFrom', case when pg_temp.r(i, 26) < 0.7 then (pg_temp.r(i, 27) * 30)::int * 1000 end,
      'followersTo', case when pg_temp.r(i, 28) < 0.1 then 250000 end,
      'engagementFromBp', case when pg_temp.r(i, 29) < 0.3 then 200 end, 'engagementToBp', null,
      'ageBrackets', case when pg_temp.r(i, 30) < 0.2 then '["25-34","35-44"]'::jsonb else '[]' end,
      'languages', case when pg_temp.r(i, 31) < 0.3 then '["en"]'::jsonb else '[]' end, 'listUids', '[]'::jsonb),
    current_date - 30, current_date + (pg_temp.r(i, 32) * 220)::int, 8, 1, 'manual', 70,
    jsonb_build_object('windows', (select jsonb_agg(jsonb_build_object('weekday', 1 + (d + i) % 7,
        'from', case i % 3 when 0 then '12:00' else '15:00' end, 'to', case i % 4 when 0 then '21:00' else '18:00' end))
        from generate_series(1, 2 + (i % 4)::int) d),
      'slotMinutes', case i % 2 when 0 then 90 else 60 end, 'capacity', 1 + i % 3, 'leadHours', 24 * (i % 3), 'blackout', '[]'::jsonb),
    array['ef/' || md5('p' || i) || '.jpg', 'ef/' || md5('q' || i) || '.jpg'],
    case when i % 10 = 0 then 8 else (pg_temp.r(i, 33) * 7)::int end,
    case when i % 50 = 7 then now() - interval '1 hour' end,
    now() - interval '2 hours' - pg_temp.r(i, 34) * interval '120 days', now() - interval '130 days', now() - pg_temp.r(i, 35) * interval '120 days'
  from generate_series(1, ${live * 1.2}) i
  join brand_profiles b on b.uid = pg_temp.uid('brand', 1 + i % ${live / 5})
  join places p on p.city = b.city`

const slots = `
  insert into slots (brief_uid, starts_at, taken)
  select uid, date_trunc('day', now()) + (d * 3 + 1) * interval '1 day' + interval '15 hours', 1
  from briefs, generate_series(0, 1) d where status = 'live'`

/** The newest of their own city: what is hidden is in the way of the first page, what is saved is on it. */
const marks = `
  insert into feed_marks (influencer_uid, brief_uid, mark, marked_at)
  select i.uid, b.uid, case when b.rank % 3 = 0 then 'hidden' else 'saved' end, now()
  from influencer_profiles i join (
    select uid, city, row_number() over (partition by city order by live_since desc) as rank from briefs where status = 'live') b
    on b.city = i.home_city and b.rank <= 15`

const collabs = `
  insert into collabs (uid, brief_uid, brand_uid, influencer_uid, started_by, stage, outcome, fit, fit_reasons, requested_at, expires_at)
  select pg_temp.uid('collab', row_number() over ()), b.uid, b.brand_uid, i.uid, 'influencer',
    case when b.rank <= 4 then 1 else 6 end, case when b.rank <= 4 then 'open' else 'completed' end, 70, '[]', now(), now() + interval '3 days'
  from influencer_profiles i join (
    select uid, brand_uid, city, row_number() over (partition by city order by live_since desc) as rank from briefs where status = 'live') b
    on b.city = i.home_city and b.rank <= 16`

const visits = `
  insert into visits (uid, collab_uid, brief_uid, brand_uid, influencer_uid, starts_at, ends_at, guests, checked_in_at)
  select replace(uid, 'collab', 'visit'), uid, brief_uid, brand_uid, influencer_uid, now() - interval '40 days',
    now() - interval '40 days', 1, now() - interval '40 days' from collabs where outcome = 'completed'`

const reviews = `
  insert into reviews (collab_uid, side, value, submitted_at)
  select uid, 'brand', 5, now() from collabs where outcome = 'completed'`
