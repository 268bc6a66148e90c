import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { feeFacts } from '../../billing/server/facts.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { deliverableFacts, resultFacts } from '../../content/server/facts.ts'
import { brandFacts, influencerFacts } from '../../profiles/server/facts.ts'
import type { VenueCurrency } from '../../profiles/vocabulary.ts'
import { worthOfStay } from '../../briefs/stays.ts'
import { visitFacts } from '../../visits/server/facts.ts'
import { type CostOverride, costLines } from '../costs.ts'
import type { Scale, Worth, WorthItem } from '../worth.ts'
import { loadTables } from './rates.ts'
import { listSettings, type Settings, settingsAt, withoutSettings } from './settings.ts'
import {
  bookingCodes,
  collabCosts,
  linkDays,
  redemptions,
  trackedLinks,
  voucherRedemptions,
  vouchers,
} from './tables.ts'

type Row = Omit<Worth, 'lines' | 'vouchers' | 'bookingMargin' | 'photographer'> & {
  orgUid: string
  visitedAt: number
  terms: { valueMinor: number; currency: VenueCurrency; paymentMinor?: number; stay?: { perNight: boolean } } | null
  nights: number | null
  fee: { minor: number; currency: string; isFree: boolean } | null
  override: CostOverride | null
  voucher: { costMinor: number; currency: string; redeemed: number } | null
}

/** Whose collabs: of brands or of briefs, by the days of their visits, or one by its uid. */
export type Which =
  /** `most`: the newest ones alone. */
  | { brandUids: readonly string[]; from: Date; until: Date; most?: number }
  | { briefUids: readonly string[]; from: Date; until: Date }
  | { collabUid: string }

/** When the visit was: when they came, or where nobody ticked them in and content came of it, when it was booked for. */
export const visitedAt = sql`coalesce(${visitFacts.checkedInAt}, case when ${collabFacts.deliveredAt} is not null then ${visitFacts.startsAt} end)`

/** Of a deliverable with its results called `r`: it has YouTube's own number, which is in no sum. */
export const isApart = sql`coalesce(r.views is not null and r.source = 'platform' and ${deliverableFacts.platform} = 'youtube', false)`

/** Sent at least once, also where changes were requested since: only what was delivered is reviewed. */
const isDelivered = sql`(coalesce(${deliverableFacts.submittedAt}, ${deliverableFacts.approvedAt}) is not null or ${deliverableFacts.rounds} > 0)`

const fee = sql`(select jsonb_build_object('minor', case when ${feeFacts.state} = 'waived' then 0 else ${feeFacts.amount} end,
    'currency', ${feeFacts.currency}, 'isFree', ${feeFacts.state} = 'free')
  from ${feeFacts} where ${feeFacts.collabUid} = ${collabFacts.uid})`

const override = sql`(select jsonb_build_object('currency', o.currency, 'servedMinor', o.served_minor, 'guestsMinor', o.guests_minor,
    'staffMinutes', o.staff_minutes, 'travelMinor', o.travel_minor, 'shipmentMinor', o.shipment_minor)
  from ${collabCosts} o where o.collab_uid = ${collabFacts.uid} order by o.since desc limit 1)`

/** When all of a collab's content was out; never while some of it isn't. */
const allPublishedAt = sql`coalesce((select case when bool_and(${deliverableFacts.publishedAt} is not null) then max(${deliverableFacts.publishedAt}) end
  from ${deliverableFacts} where ${deliverableFacts.collabUid} = ${collabFacts.uid}), 'infinity')`

/**
 * The clicks of tracked links; null where they aren't known: there is no link, or only links that were made once the content was
 * out, and that nobody has followed. No post can have had those.
 */
const clicksOf = (which: SQL, outAt: SQLWrapper) => sql`(
  select case when count(d.link_uid) > 0 or bool_or(l.created_at <= ${outAt}) then coalesce(sum(d.clicks), 0)::int end
  from ${trackedLinks} l left join ${linkDays} d on d.link_uid = l.uid where l.collab_uid = ${collabFacts.uid} and ${which})`
const clicks = clicksOf(sql`true`, allPublishedAt)
const clicksOfItem = clicksOf(
  sql`l.deliverable_uid = ${deliverableFacts.uid}`,
  sql`coalesce(${deliverableFacts.publishedAt}, 'infinity')`,
)

const itemsAt = (at: Date) => sql`(select coalesce(jsonb_agg(jsonb_build_object(
    'uid', ${deliverableFacts.uid}, 'type', ${deliverableFacts.type}, 'platform', ${deliverableFacts.platform},
    'isApproved', ${deliverableFacts.approvedAt} is not null, 'isInReview', ${deliverableFacts.state} = 'in-review', 'isDelivered', ${isDelivered},
    'isOverdue', not ${isDelivered} and coalesce(${collabFacts.contentDueAt} < ${at}, false), 'publishedAt', ${deliverableFacts.publishedAt},
    'views', r.views, 'isApart', ${isApart},
    'isWithdrawn', coalesce(r.is_withdrawn, false), 'clicks', ${clicksOfItem}) order by ${deliverableFacts.uid}), '[]')
  from ${deliverableFacts} left join (select * from ${resultFacts}) r on r.deliverable_uid = ${deliverableFacts.uid}
  where ${deliverableFacts.collabUid} = ${collabFacts.uid})`

/**
 * The bookings of a collab by its code, one row as `bookings`; none where they aren't known. A code that was made after the
 * day of the visit says nothing of bookings until one is made with it: before that, nobody could have said it.
 */
export const bookingsOf = (collabUid: SQLWrapper, visitedOn: SQL, timezone: SQL) => sql`(
  select used.bookings from ${bookingCodes} c
  cross join lateral (select coalesce(sum(r.bookings), 0)::int as bookings from ${redemptions} r where r.collab_uid = c.collab_uid) used
  where c.collab_uid = ${collabUid} and (used.bookings > 0 or (c.created_at at time zone ${timezone})::date <= ${visitedOn}))`

const visitDay = sql`(${visitedAt} at time zone b.timezone)::date`
const bookings = bookingsOf(collabFacts.uid, visitDay, sql`b.timezone`)

const spent = sql`(select coalesce(jsonb_agg(jsonb_build_object('minor', r.amount_minor, 'currency', r.currency, 'bookings', r.bookings)), '[]')
  from ${redemptions} r where r.collab_uid = ${collabFacts.uid} and r.amount_minor is not null)`

const voucher = sql`(select jsonb_build_object('costMinor', w.cost_minor, 'currency', w.currency,
    'redeemed', (select count(*) from ${voucherRedemptions} r where r.collab_uid = w.collab_uid))
  from ${vouchers} w where w.collab_uid = ${collabFacts.uid})`

function conditionOf(which: Which): SQL {
  if ('collabUid' in which) return sql`${collabFacts.uid} = ${which.collabUid}`
  const whose =
    'briefUids' in which
      ? sql`${collabFacts.briefUid} = any(${sql.param([...which.briefUids])}::text[])`
      : sql`${collabFacts.brandUid} = any(${sql.param([...which.brandUids])}::text[])`
  return sql`${whose} and ${visitedAt} >= ${which.from} and ${visitedAt} < ${which.until}`
}

/**
 * What collabs cost and brought, newest visit first: one statement for all of them, and one for the settings of their
 * organisations unless these are at hand.
 */
export async function loadWorths(db: Queryable, which: Which, known?: readonly Settings[]): Promise<Worth[]> {
  return (await loadVisits(db, which, known)).map(({ worth }) => worth)
}

/** The same of a period and of the one before it, which ends as it begins. */
export async function loadPeriods(
  db: Queryable,
  { brandUids, before, from, until }: { brandUids: readonly string[]; before: Date; from: Date; until: Date },
  known: readonly Settings[],
): Promise<{ current: Worth[]; past: Worth[] }> {
  const visits = await loadVisits(db, { brandUids, from: before, until }, known)
  const part = (isIn: (at: number) => boolean) => visits.flatMap(({ at, worth }) => (isIn(at) ? worth : []))
  return { current: part((at) => at >= from.getTime()), past: part((at) => at < from.getTime()) }
}

async function loadVisits(db: Queryable, which: Which, known?: readonly Settings[]) {
  const { rows } = await db.execute<Row>(sql`
    select ${collabFacts.uid} as "collabUid", ${collabFacts.brandUid} as "brandUid", b.org_uid as "orgUid", b.name as "brandName",
      coalesce(b.country, '') as country, ${briefFacts.uid} as "briefUid", ${briefFacts.title} as "briefTitle",
      i.uid as "influencerUid", i.name as "influencerName", i.handle,
      extract(epoch from ${visitedAt})::float8 * 1000 as "visitedAt",
      ${visitDay}::text as day, ${collabFacts.terms} as terms,
      ${visitFacts.checkOutOn} - ${visitFacts.checkInOn} as nights,
      ${itemsAt(now())} as items, ${fee} as fee, ${override} as override,
      ${clicks} as clicks, ${bookings} as bookings, ${voucher} as voucher, ${spent} as spent
    from ${collabFacts}
    join ${visitFacts} on ${visitFacts.collabUid} = ${collabFacts.uid} and ${visitFacts.live}
    join (select * from ${brandFacts}) b on b.uid = ${collabFacts.brandUid}
    join ${briefFacts} on ${briefFacts.uid} = ${collabFacts.briefUid}
    join (select * from ${influencerFacts}) i on i.uid = ${collabFacts.influencerUid}
    where ${conditionOf(which)} and ${visitedAt} is not null
    order by ${visitedAt} desc, ${collabFacts.uid} ${'most' in which ? sql`limit ${which.most}` : sql.empty()}`)
  const settings = known ?? (await listSettings(db, [...new Set(rows.map(({ orgUid }) => orgUid))]))
  return rows.map((row) => ({ at: row.visitedAt, worth: worthOf(row, settings) }))
}

function worthOf(
  { orgUid, visitedAt: at, terms, nights, fee: paid, override: typed, voucher: given, ...row }: Row,
  settings: readonly Settings[],
): Worth {
  const currency = terms?.currency ?? 'GBP'
  const own = settingsAt(settings, orgUid, new Date(at)) ?? withoutSettings(currency)
  const amount = (minor: number | null) => (minor === null ? null : { minor, currency: own.currency })
  return {
    ...row,
    items: row.items satisfies WorthItem[],
    lines: costLines({
      valueMinor: terms ? worthOfStay(terms.valueMinor, terms.stay, nights ?? 1) : 0,
      paymentMinor: terms?.paymentMinor ?? 0,
      currency,
      fee: paid,
      defaults: own,
      override: typed,
      vouchers: given && {
        minor: given.costMinor * given.redeemed,
        currency: given.currency,
        redeemed: given.redeemed,
      },
    }),
    vouchers: given?.redeemed ?? null,
    bookingMargin: amount(own.bookingMarginMinor),
    photographer: amount(own.photographerMinor),
  }
}

/** Clicks of the tracked links of a period's visits, counted as in `Summary`, and how many of the collabs have a link. */
export async function countClicks(
  db: Queryable,
  { brandUids, before, from, until }: { brandUids: readonly string[]; before: Date; from: Date; until: Date },
) {
  const { rows } = await db.execute<{ isNow: boolean; collabs: number; withLink: number; clicks: number }>(sql`
    select seen.at >= ${from} as "isNow", count(*)::int as collabs, count(seen.clicks)::int as "withLink",
      coalesce(sum(seen.clicks), 0)::int as clicks
    from (select ${visitedAt} as at, ${clicks} as clicks from ${collabFacts}
      join ${visitFacts} on ${visitFacts.collabUid} = ${collabFacts.uid} and ${visitFacts.live}
      where ${conditionOf({ brandUids, from: before, until })}) seen
    group by 1`)
  const of = (isNow: boolean) => rows.find((row) => row.isNow === isNow) ?? { collabs: 0, withLink: 0, clicks: 0 }
  const part = ({ collabs, withLink, clicks: count }: ReturnType<typeof of>) => ({ collabs, withLink, clicks: count })
  return { now: part(of(true)), before: part(of(false)) }
}

/** What amounts of these collabs are shown in, with the rates of their days and what views are bought for. */
export async function loadScale(db: Queryable, currency: string, worths: readonly Worth[]): Promise<Scale> {
  const days = worths.map(({ day }) => day).toSorted()
  const used = worths.flatMap((worth) => [...worth.lines, ...worth.spent].map((one) => one.currency))
  const own = worths.flatMap(({ bookingMargin }) => bookingMargin?.currency ?? [])
  const none = '2000-01-01'
  return { currency, ...(await loadTables(db, [currency, ...used, ...own], days[0] ?? none, days.at(-1) ?? none)) }
}
