import pg from 'pg'
import { must } from '../src/kit/contract/must.ts'
import { createProduct } from '../src/product/server/product.ts'
import type { Config } from '../src/kit/server/config.ts'
import { openPostgres } from '../src/kit/server/database.ts'
import { createMarket } from './market.ts'
import { comparePageTimes, waysOfPage } from './pages.ts'
import { functions, places } from './rows.ts'

/** Beside those of a small market. */
const firstOfMany = 1_000_000
/** How many collabs the organisation that asks has, in either market, and each of the others. */
const collabsOfOne = 100
const deliverablesOfEach = 3
const readingsOfEach = 20
/** On so many days somebody opened a collab's tracked link, and so many bookings were made with its code. */
const clickDaysOfEach = 20
const bookingsOfEach = 4

/** What is measured: the pages on which an organisation reads what its collabs brought. */
export const resultPages = {
  value: 'the Value page of a year by collab',
  analytics: 'the Analytics page of 90 days',
  report: 'a monthly report',
} as const
export type ResultPage = keyof typeof resultPages

export type ResultMarket = { ask: (page: ResultPage) => Promise<void>; waysOf: (page: ResultPage) => Promise<string[]> }

/** A market with so many deliverables, each read twenty times, with costs, clicks and bookings, of organisations that have as many each; one of them asks. */
export async function openResults(
  { server, name, count, config }: { server: string; name: string; count: number; config: Config },
  closing: AsyncDisposableStack,
): Promise<ResultMarket> {
  const url = await createMarket(server, name, 1_000, closing)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  closing.defer(() => client.end())
  await client.query(functions)
  await client.query(places)
  await withoutIndexes(client, async () => {
    for (const statement of resultsOf(count)) await client.query(statement)
  })
  await client.query('reset session_replication_role')
  await client.query('vacuum analyze')

  const database = openPostgres(url)
  closing.defer(() => database.close())
  const runner = createProduct(database, config)
  const { rows } = await client.query<{ accountUid: string; brandUid: string }>(`
    select account_uid as "accountUid", profile_uid as "brandUid" from memberships where profile_uid = pg_temp.uid('brand', 1)`)
  const { accountUid, brandUid } = must(rows[0], 'the brand that asks')
  const caller = { accountUid, sessionUid: null, requestId: 'bench', address: '127.0.0.1' }
  const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const calls: Record<ResultPage, () => Promise<unknown>> = {
    value: () => runner.run('getValue', { brandUid, from: dayBefore(365), until: dayBefore(0), by: 'collab' }, caller),
    analytics: () => runner.run('getAnalytics', { brandUid, days: 90 }, caller),
    report: () => runner.run('getMonthlyReport', { brandUid }, caller),
  }
  const ask = async (page: ResultPage) => void (await calls[page]())
  return { ask, waysOf: async (page) => waysOfPage(client, () => ask(page)) }
}

/** Does it with the indexes that no constraint needs taken away, and makes them anew afterwards: a row at a time costs hours at a million. */
export async function withoutIndexes(client: pg.Client, fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select format('%I', c.relname) as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and not i.indisunique and not exists (select 1 from pg_inherits where inhrelid = i.indexrelid)
      and i.indrelid in (select oid from pg_class where relkind = 'r')`)
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await fill()
  await client.query(`set maintenance_work_mem = '1GB'`)
  for (const { definition } of rows) await client.query(definition)
}

/** Whose the nth collab is: the first are the asker's, the others of brands that are not there, as many each. */
const brandOf = `case when n < ${collabsOfOne} then pg_temp.uid('brand', 1) else pg_temp.uid('brand', 3000000 + (n / ${collabsOfOne})::int) end`

/** Statements that fill a market; what triggers would write is left out, and references are not asked about. */
const resultsOf = (count: number) => {
  const collabs = Math.ceil(count / deliverablesOfEach)
  // Visits of the last two years.
  const visitedAt = `now() - interval '1 hour' * (24 + n::bigint * 7919 % (700 * 24))`
  return [
    `set session_replication_role = replica`,
    `insert into subscriptions (org_uid, tier, state, since)
      select org_uid, 'premium', 'active', now() from brand_profiles where uid = pg_temp.uid('brand', 1)
      on conflict (org_uid) do update set tier = 'premium', state = 'active'`,
    `insert into cost_settings (org_uid, since, currency, served_share_bp, staff_minutes, staff_hour_minor, travel_minor, shipment_minor,
        booking_margin_minor, photographer_minor, changed_by)
      select org_uid, now() - interval '3 years', 'GBP', 3200, 40, 1650, 0, 0, 2600, 14000, 'bench'
      from brand_profiles where uid = pg_temp.uid('brand', 1)`,
    `create temp table made as
      select n, pg_temp.uid('collab', ${firstOfMany} + n) as uid, ${brandOf} as brand_uid, ${visitedAt} as visited_at
      from generate_series(0, ${collabs - 1}) n`,
    `insert into collabs (uid, brief_uid, brand_uid, influencer_uid, started_by, stage, outcome, fit, fit_reasons, terms, requested_at,
        expires_at, answered_at, delivered_at, closed_at)
      select m.uid, coalesce(b.uid, pg_temp.uid('brief', 3000000 + m.n)), m.brand_uid, pg_temp.uid('influencer', 1 + m.n % 200), 'influencer',
        6, 'completed', 70, '[]', '{"valueMinor": 9000, "currency": "GBP"}', visited_at - interval '9 days', visited_at,
        visited_at - interval '8 days', visited_at + interval '5 days', visited_at + interval '9 days'
      from made m left join lateral (select uid from briefs where brand_uid = m.brand_uid order by uid limit 1) b on true
      on conflict do nothing`,
    `insert into visits (uid, collab_uid, brief_uid, brand_uid, influencer_uid, starts_at, ends_at, guests, live, checked_in_at)
      select replace(c.uid, 'collab', 'visit'), c.uid, c.brief_uid, c.brand_uid, c.influencer_uid, m.visited_at,
        m.visited_at + interval '90 minutes', 1, true, m.visited_at
      from made m join collabs c on c.uid = m.uid`,
    `insert into deliverables (uid, collab_uid, brand_uid, position, type, content_type, platform, status, file_version, caption,
        submitted_at, approved_at, published_at)
      select replace(m.uid, 'collab', 'deliverable') || k, m.uid, m.brand_uid, k, case k when 0 then 'reel' else 'story' end, 'video', 'instagram',
        'published', 0, 'A lovely evening #ad', visited_at + interval '3 days', visited_at + interval '4 days', visited_at + interval '5 days'
      from made m, generate_series(0, ${deliverablesOfEach - 1}) k`,
    `insert into readings (uid, deliverable_uid, source, taken_at, recorded_at, views, reach, likes, entered_by)
      select replace(d.uid, 'deliverable', 'reading') || '_' || r, d.uid, 'platform', d.published_at + interval '1 day' * r,
        d.published_at + interval '1 day' * r, 500 * r, 400 * r, 30 * r, 'Instagram'
      from deliverables d, generate_series(1, ${readingsOfEach}) r`,
    `insert into result_days (deliverable_uid, brand_uid, day, views, reach, likes)
      select d.uid, d.brand_uid, (d.published_at + interval '1 day' * r)::date, 500 * r, 400 * r, 30 * r
      from deliverables d, generate_series(1, ${readingsOfEach}) r`,
    `insert into view_days (brand_uid, day, views)
      select brand_uid, day, sum(views) from (
        select brand_uid, day, views - coalesce(lag(views) over (partition by deliverable_uid order by day), 0) as views from result_days) gained
      group by 1, 2`,
    `insert into results (deliverable_uid, brand_uid, views, reach, likes, taken_at, source, is_verified, is_withdrawn)
      select d.uid, d.brand_uid, ${500 * readingsOfEach}, ${400 * readingsOfEach}, ${30 * readingsOfEach},
        d.published_at + interval '${readingsOfEach} days', 'platform', false, false from deliverables d`,
    `insert into collab_costs (collab_uid, since, currency, served_minor, staff_minutes, changed_by)
      select uid, visited_at, 'GBP', 3000 + n % 2000, 30, 'bench' from made`,
    `insert into tracked_links (uid, code, brand_uid, collab_uid, target, with_utm, created_at)
      select replace(uid, 'collab', 'tracked_link'), 'LINK' || n, brand_uid, uid, 'https://example.com/book', true, visited_at from made`,
    `insert into link_days (link_uid, day, clicks)
      select replace(uid, 'collab', 'tracked_link'), (visited_at + interval '1 day' * k)::date, 1 + (n + k) % 30
      from made, generate_series(1, ${clickDaysOfEach}) k`,
    `insert into booking_codes (collab_uid, brand_uid, code, created_at) select uid, brand_uid, 'CODE' || n, visited_at from made`,
    `insert into redemptions (uid, brand_uid, collab_uid, day, amount_minor, currency, source, reference, recorded_at)
      select replace(uid, 'collab', 'redemption') || '_' || k, brand_uid, uid, (visited_at + interval '2 days' * k)::date, 6000, 'GBP', 'csv',
        'R' || n || '-' || k, visited_at
      from made, generate_series(1, ${bookingsOfEach}) k`,
  ]
}

/** The time of a page in both markets, and how the large one is read. */
export async function compareResults(small: ResultMarket, large: ResultMarket, page: ResultPage) {
  const times = await comparePageTimes(
    () => small.ask(page),
    () => large.ask(page),
  )
  return { ...times, ways: await large.waysOf(page) }
}
