import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/server/database.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { deliverableFacts } from '../../content/server/facts.ts'
import { brandFacts, influencerFacts } from '../../profiles/server/facts.ts'
import { visitFacts } from '../../visits/server/facts.ts'
import {
  bookingCodes,
  costSettings,
  dayRates,
  frontStories,
  heardTallies,
  linkDays,
  redemptions,
  reportWords,
  trackedLinks,
  voucherRedemptions,
  vouchers,
} from './tables.ts'

/** Roughly what one pound bought, in thousandths, and by how much it swings over a season. */
const pound = [
  ['EUR', 1_172, 14],
  ['USD', 1_298, 22],
  ['CAD', 1_782, 26],
  ['AED', 4_768, 80],
  ['AUD', 1_994, 30],
  ['THB', 43_600, 900],
] as const

/** Daily rates of every currency of ours over a period, rising and falling as they do, the same every time. */
export async function makeDayRates(tx: Tx, from: Date, until: Date): Promise<void> {
  const values = sql.join(
    pound.map(
      ([currency, middle, swing]) =>
        sql`(${sql.raw(`'${currency}'`)}, ${sql.raw(String(middle))}, ${sql.raw(String(swing))})`,
    ),
    sql`, `,
  )
  await tx.execute(sql`
    insert into ${dayRates} (currency, day, micro)
    select currency, day::date, round((middle + swing * sin(extract(doy from day) / 29.0 + length(currency) + middle)) * 1000)::int
    from (values ${values}) as pound (currency, middle, swing),
      generate_series(${from}::timestamptz, ${until}::timestamptz, interval '1 day') as day
    on conflict do nothing`)
}

/**
 * What the collabs of these brands cost, with links, codes and vouchers that were used: for worlds that look back on years.
 * `storyOf` is the creator whose newest collab may go onto the front page.
 */
export async function makeWorth(
  tx: Tx,
  { brandUids, storyOf }: { brandUids: readonly string[]; storyOf: string },
  { since, until }: { since: Date; until: Date },
): Promise<void> {
  const brands = sql`any(${sql.param([...brandUids])}::text[])`
  await tx.execute(sql`
    insert into ${costSettings} (org_uid, since, currency, served_share_bp, staff_minutes, staff_hour_minor, travel_minor, shipment_minor,
      booking_margin_minor, photographer_minor, changed_by)
    select distinct b.org_uid, ${since}::timestamptz, 'GBP', 3200, 40, 1650, 0, 0, 2600, 14000, 'Your team'
    from (select * from ${brandFacts}) b where b.uid = ${brands} on conflict do nothing`)
  const visited = sql`(select c.uid, c.brand_uid, i.handle, v.starts_at, abs(hashtext(i.handle || v.starts_at::text)) as luck,
      exists (select from (select * from ${deliverableFacts}) d where d.collab_uid = c.uid and d.published_at is not null) as is_posted
    from (select * from ${collabFacts}) c join (select * from ${visitFacts}) v on v.collab_uid = c.uid and v.live
    join (select * from ${influencerFacts}) i on i.uid = c.influencer_uid
    where c.brand_uid = ${brands} and v.checked_in_at is not null)`
  // Two of three have a link, half of those for one of the deliverables; half of all have a code.
  await tx.execute(sql`
    insert into ${trackedLinks} (uid, code, brand_uid, collab_uid, deliverable_uid, target, with_utm, created_at)
    select 'tracked_link_0' || substr(md5(uid), 1, 25), upper(substr(md5('link' || uid), 1, 8)), brand_uid, uid,
      case when luck % 6 > 3 then
        (select min(d.uid) from (select * from ${deliverableFacts}) d where d.collab_uid = visited.uid) end,
      'https://example.com/book', true, starts_at - interval '2 days'
    from ${visited} visited where luck % 3 > 0`)
  await tx.execute(sql`
    insert into ${linkDays} (link_uid, day, clicks)
    select 'tracked_link_0' || substr(md5(uid), 1, 25), (starts_at + day * interval '1 day')::date,
      greatest(1, round((12 + luck % 40) * exp(-day / 6.0)))::int
    from ${visited} visited, generate_series(3, 24, 3) as day
    where is_posted and luck % 3 > 0 and starts_at + day * interval '1 day' < ${until}`)
  await tx.execute(sql`
    insert into ${bookingCodes} (collab_uid, brand_uid, code, created_at)
    select uid, brand_uid, code, starts_at from (
      select uid, brand_uid, starts_at, substr(upper(regexp_replace(handle, '[^a-zA-Z0-9]', '', 'g')), 1, 8)
        || (10 + row_number() over (partition by brand_uid order by starts_at, uid))::text as code
      from ${visited} visited where luck % 2 = 0) coded`)
  // Few bring many bookings, some bring none; nobody follows what isn’t posted.
  await tx.execute(sql`
    insert into ${redemptions} (uid, brand_uid, collab_uid, day, amount_minor, currency, source, reference, recorded_at)
    select 'redemption_0' || substr(md5(uid || nth), 1, 25), brand_uid, uid, (starts_at + nth * interval '2 days')::date,
      case when nth % 3 > 0 then 3800 + (luck / nth) % 5200 end, 'GBP', case when nth % 3 = 0 then 'door' else 'csv' end,
      'R-' || substr(md5(uid), 1, 6) || '-' || nth, starts_at + nth * interval '2 days'
    from ${visited} visited, generate_series(1, 24) as nth
    where is_posted and luck % 2 = 0 and nth <= 24 * power(luck / 2 % 10 / 10.0, 2) and starts_at + nth * interval '2 days' < ${until}`)
  // Every fourth gave vouchers to their followers.
  await tx.execute(sql`
    insert into ${vouchers} (collab_uid, brand_uid, code, offer, cost_minor, currency, most, last_day, created_at)
    select uid, brand_uid, code, 'A glass of prosecco with dinner', 220, 'GBP', 40, (starts_at + interval '60 days')::date, starts_at from (
      select uid, brand_uid, starts_at, substr(upper(regexp_replace(handle, '[^a-zA-Z0-9]', '', 'g')), 1, 6)
        || 'FIZZ' || (10 + row_number() over (partition by brand_uid order by starts_at, uid))::text as code
      from ${visited} visited where luck % 4 = 1) given`)
  await tx.execute(sql`
    insert into ${voucherRedemptions} (brand_uid, reference, collab_uid, day, redeemed_at)
    select brand_uid, 'V-' || substr(md5(uid), 1, 12) || '-' || nth, uid, (starts_at + nth * interval '3 days')::date,
      starts_at + nth * interval '3 days'
    from ${visited} visited, generate_series(1, 16) as nth
    where is_posted and luck % 4 = 1 and nth <= 3 + luck % 14 and starts_at + nth * interval '3 days' < ${until}`)
  // Last month’s report has words of their own.
  await tx.execute(sql`
    insert into ${reportWords} (org_uid, month, intro, plans, version, saved_at)
    select distinct b.org_uid, to_char(${until}::timestamptz - interval '1 month', 'YYYY-MM'),
      'We invited creators for early evenings, when we have the most free tables. Here’s what their visits brought.',
      'Invite the creator with the most views again, and give every collab a booking code, so that next month’s report shows who booked because of them.',
      1, ${until}::timestamptz
    from (select * from ${brandFacts}) b where b.uid = ${brands} on conflict do nothing`)
  // As soon as its brand agrees as well.
  await tx.execute(sql`
    insert into ${frontStories} (collab_uid, asked_at, creator_agrees)
    select distinct on (c.brand_uid) c.uid, c.closed_at + interval '1 day', true from (select * from ${collabFacts}) c
    where c.brand_uid = ${brands} and c.outcome = 'completed' and c.closed_at < ${until}::timestamptz - interval '1 day'
    order by c.brand_uid, c.influencer_uid = ${storyOf} desc, c.closed_at desc, c.uid`)
  await tx.execute(sql`
    insert into ${heardTallies} (brand_uid, day, answer, count)
    select b.uid, (${until}::timestamptz - day * interval '1 day')::date, answer, 1 + abs(hashtext(answer || day)) % most
    from (select * from ${brandFacts}) b, generate_series(1, 727, 3) as day,
      (values ('creator', 4), ('social', 3), ('friend', 5), ('search', 4), ('passing', 3)) as heard (answer, most)
    where b.uid = ${brands}`)
}
