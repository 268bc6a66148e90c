import { sql } from 'drizzle-orm'
import pg from 'pg'
import { must } from '../src/kit/contract/must.ts'
import { sortsOf, type TableFields } from '../src/kit/contract/table.ts'
import { createProduct } from '../src/product/server/product.ts'
import type { Config } from '../src/kit/server/config.ts'
import { openPostgres } from '../src/kit/server/database.ts'
import { selectTablePage, type TableSql } from '../src/kit/server/table-page.ts'
import { invoiceList } from '../src/domains/billing/invoice-list.ts'
import { invoicesSql } from '../src/domains/billing/server/calls/browseInvoices.ts'
import { brandList, briefList, collabList, contentList, creatorList } from '../src/domains/staff/lists.ts'
import { brandsSql } from '../src/domains/staff/server/calls/browseBrands.ts'
import { briefsSql } from '../src/domains/staff/server/calls/browseBriefs.ts'
import { collabsSql } from '../src/domains/staff/server/calls/browseCollabs.ts'
import { contentSql } from '../src/domains/staff/server/calls/browseContent.ts'
import { creatorsSql } from '../src/domains/staff/server/calls/browseCreators.ts'
import { listInputs } from './list-inputs.ts'
import { createMarket } from './market.ts'
import { comparePageTimes } from './pages.ts'
import { withoutIndexes } from './results.ts'
import { functions, places } from './rows.ts'
import { type Plan, waysOf } from './statements.ts'

/** Beside those of a small market. */
const firstOfMany = 2_000_000

/** What is measured: the first page of a list of our team's by two filters, in every order that it offers. */
export const lists = {
  browseBrands: { name: 'Brand Browser', fields: brandList, table: brandsSql },
  browseCreators: { name: 'Influencer Manager', fields: creatorList, table: creatorsSql },
  browseBriefs: { name: 'Collab Brief Manager', fields: briefList, table: briefsSql },
  browseCollabs: { name: 'Collab Explorer', fields: collabList, table: collabsSql },
  browseContent: { name: 'content of all collabs', fields: contentList, table: contentSql },
  browseInvoices: { name: 'invoices of all organisations', fields: invoiceList, table: invoicesSql },
} as const satisfies Record<string, { name: string; fields: TableFields; table: TableSql }>
export type ListCall = keyof typeof lists

export type ListMarket = {
  ask: (list: ListCall, sort: string) => Promise<void>
  waysOf: (list: ListCall, sort: string) => Promise<string[]>
}

/** A market with so many brands, creators, briefs, collabs and deliverables, and an admin who looks at them. */
export async function openLists(
  { server, name, count, config }: { server: string; name: string; count: number; config: Config },
  closing: AsyncDisposableStack,
): Promise<ListMarket> {
  const url = await createMarket(server, name, 1_000, closing)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  closing.defer(() => client.end())
  await client.query(functions)
  await client.query(places)
  await withoutIndexes(client, async () => {
    for (const statement of rowsOf(count)) await client.query(statement)
  })
  await client.query('reset session_replication_role')
  await client.query('vacuum analyze')

  const database = openPostgres(url)
  closing.defer(() => database.close())
  const runner = createProduct(database, { ...config, CALLS_PER_MINUTE: 1_000_000_000 })
  const { rows } = await client.query<{ accountUid: string }>(`select account_uid as "accountUid" from staff`)
  const { accountUid } = must(rows[0], 'an admin')
  const caller = { accountUid, sessionUid: null, requestId: 'bench', address: '127.0.0.1' }
  const ask: ListMarket['ask'] = async (list, sort) => {
    const page = (await runner.run(list, { where: listInputs[list].where, sort }, caller)) as { rows: unknown[] }
    must(page.rows[0], `a row of ${list}`)
  }
  const readingOf: ListMarket['waysOf'] = async (list, sort) => {
    const where = [...listInputs[list].where]
    const page = selectTablePage(database.db, lists[list].table, { where, sort, want: 'rows', limit: 50 })
    const explained = await database.db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(sql`explain (format json) ${page}`)
    return waysOf(must(explained.rows[0])['QUERY PLAN'][0].Plan)
  }
  return { ask, waysOf: readingOf }
}

/** The order of a list whose first page grows most with the market, and how it is read in the large one. */
export async function compareLists(small: ListMarket, large: ListMarket, list: ListCall) {
  const orders = []
  for (const sort of sortsOf(lists[list].fields)) {
    const times = await comparePageTimes(
      () => small.ask(list, sort),
      () => large.ask(list, sort),
    )
    orders.push({ sort, ...times, ways: await large.waysOf(list, sort) })
  }
  return { orders, worst: must(orders.toSorted((a, b) => b.ratio - a.ratio)[0], 'an order') }
}

/** Statements that fill a market; what triggers would write is left out, and references are not asked about. */
const rowsOf = (count: number) => {
  const all = `generate_series(${firstOfMany}, ${firstOfMany + count - 1}) i`
  const place = `join places p on p.n = 1 + floor(power(pg_temp.r(i, 1), 1.5) * (select count(*) from places))::int`
  const uid = (kind: string) => `pg_temp.uid('${kind}', i)`
  const ago = (salt: number) => `now() - pg_temp.r(i, ${salt}) * interval '700 days'`
  return [
    `set session_replication_role = replica`,
    `insert into accounts (uid, email, display_name, created_at) values (pg_temp.uid('account', 900000), 'ada@bench.test', 'Ada', now())`,
    `insert into staff (account_uid, role, display_name, slug, designated, second_factor_exempt)
      values (pg_temp.uid('account', 900000), 'admin', 'Ada', 'ada', true, true)`,
    `insert into brand_profiles (uid, slug, org_uid, org_name, name, category, description, handle, address, district, city, country,
        latitude, longitude, timezone, created_at, rag, sales_stage, onboarding_stage, priority)
      select ${uid('brand')}, 'many-' || i, ${uid('org')}, 'House ' || i, 'Many ' || md5(i::text), pg_temp.one('{Restaurant,Hotel,Cafe,Nightlife,Experience,Other}', i, 2),
        'What one finds here.', 'many.' || i, i || ' High Street', 'District', p.city, p.country, p.latitude, p.longitude, p.timezone, ${ago(3)},
        pg_temp.one('{green,green,amber,red,black}', i, 4), 1 + (pg_temp.r(i, 5) * 4)::int, 1 + (pg_temp.r(i, 6) * 4)::int, 1 + i % 3
      from ${all} ${place}`,
    // Three quarters have somebody who looks after them, and half had a visit.
    `insert into brand_figures (brand_uid, open_requests, last_visit_at, manager_name)
      select ${uid('brand')}, (power(pg_temp.r(i, 24), 8) * 40)::int, case when i % 2 = 0 then ${ago(25)} end,
        case when i % 4 > 0 then pg_temp.one('{Ada,Amir,Anna,Bea,Carl,Dora,Emil,Fay}', i, 26) end
      from ${all}`,
    `insert into influencer_profiles (uid, slug, handle, name, bio, home_city, cities, latitude, longitude, date_of_birth, languages,
        content_vibe, approval, applied_at, reliability, visits_completed, largest_following, priority, created_at, id_checked_at)
      select ${uid('influencer')}, 'many-' || i, 'many.' || md5(i::text), 'Many ' || i, 'About me.', p.city, array[p.city], p.latitude, p.longitude,
        date '1990-01-01', '{en}', '{travel}', case when i % 20 = 0 then 'applied' else 'approved' end, now(),
        case when i % 3 > 0 then 60 + (pg_temp.r(i, 11) * 40)::int end, (pg_temp.r(i, 12) * 30)::int,
        (2000 + power(pg_temp.r(i, 13), 3) * 200000)::int, 1 + i % 3, ${ago(14)},
        case when i % 2 = 0 then ${ago(27)} end
      from ${all} ${place}`,
    // Half have reviews; nobody has more than three collabs open.
    `insert into creator_figures (influencer_uid, reviews, review_average, open_collabs, numbers_at, last_seen_at)
      select ${uid('influencer')}, i % 2 * 3, case when i % 2 = 1 then 200 + (pg_temp.r(i, 34) * 400)::int end,
        (power(pg_temp.r(i, 35), 2) * 4)::int, ${ago(36)}, case when i % 5 > 0 then ${ago(37)} end
      from ${all}`,
    `insert into briefs select made.* from ${all} ${place}
      join briefs b on b.uid = pg_temp.uid('brief', 1 + i % 1000)
      cross join lateral jsonb_populate_record(b, jsonb_build_object('uid', ${uid('brief')}, 'brand_uid', ${uid('brand')},
        'brand_name', 'Many ' || md5(i::text), 'title', 'An evening ' || md5(i::text), 'story', '', 'city', p.city, 'spots_taken', i % 8,
        'category', pg_temp.one('{Restaurant,Hotel,Cafe,Nightlife,Experience,Other}', i, 2), 'updated_at', ${ago(30)})) made`,
    // Half of them are open: requests, visits ahead, and content to come. One brief in ten has ten of them, in every market.
    `insert into collabs (uid, brief_uid, brand_uid, influencer_uid, started_by, stage, outcome, fit, fit_reasons, requested_at, stage_at,
        expires_at, content_due_at, brand_name, visit_at)
      select ${uid('collab')}, b.uid, ${uid('brand')}, ${uid('influencer')}, 'influencer',
        case i % 4 when 0 then 1 when 1 then 4 else 6 end, case when i % 4 < 2 then 'open' else 'completed' end, 70, '[]', ${ago(15)}, ${ago(16)},
        now() + pg_temp.r(i, 17) * interval '14 days', case when i % 4 > 0 then now() + pg_temp.r(i, 18) * interval '20 days' end,
        'Many ' || md5(i::text), case when i % 4 > 0 then ${ago(28)} end
      from ${all} join lateral (select pg_temp.uid('brief', ${firstOfMany} + i % ${Math.ceil(count / 10)}) as uid) b on true`,
    `insert into deliverables (uid, collab_uid, brand_uid, position, type, content_type, platform, status, file_version, caption,
        submitted_at, auto_approve_at, approved_at, published_at, rights_until, brand_name, rounds, views)
      select ${uid('deliverable')}, ${uid('collab')}, ${uid('brand')}, 0, 'reel', 'video', 'instagram', d.status, 0, 'A lovely evening #ad',
        case when d.status <> 'pending' or i % 2 = 0 then ${ago(19)} end, case when d.status = 'pending' and i % 2 = 0 then now() + pg_temp.r(i, 20) * interval '7 days' end,
        case when d.status <> 'pending' then ${ago(21)} end, case when d.status = 'published' then ${ago(22)} end,
        case when d.status = 'published' and i % 3 > 0 then now() + (pg_temp.r(i, 23) - 0.5) * interval '700 days' end,
        'Many ' || md5(i::text), i % 3, case when d.status = 'published' then (power(pg_temp.r(i, 29), 4) * 1000000)::int end
      from ${all} join lateral (select case i % 4 when 0 then 'pending' when 1 then 'approved' else 'published' end as status) d on true`,
    // One in forty is open; their organisations are those of the brands.
    `insert into invoices (id, org_uid, number, status, currency, total, plan_amount, created_at, period_start, period_end, reported_at, reported_by)
      select 'in_' || i, ${uid('org')}, 'INV-' || i, case when i % 40 = 0 then 'open' else 'paid' end, pg_temp.one('{GBP,EUR,USD,CAD}', i, 31),
        (9900 + pg_temp.r(i, 32) * 90000)::int, 9900, ${ago(33)}, now(), now(), now(), 'evt_' || i
      from ${all}`,
  ]
}
