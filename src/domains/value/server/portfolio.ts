import { sql } from 'drizzle-orm'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { assignmentFacts, staffFacts } from '../../accounts/server/facts.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { deliverableFacts, resultFacts } from '../../content/server/facts.ts'
import { brandFacts, brandStageFacts } from '../../profiles/server/facts.ts'
import type { City } from '../../profiles/vocabulary.ts'
import { visitFacts } from '../../visits/server/facts.ts'
import { comparedPeriods, portfolioCausesOf, type PortfolioSums } from '../portfolio.ts'
import { bookingsOf, isApart, visitedAt } from './load.ts'
import type { BothPeriods } from './portfolio-money.ts'

type Row = {
  brandUid: string
  orgUid: string
  name: string
  city: City
  country: string | null
  managerUid: string | null
  managerName: string | null
  lastVisitOn: string | null
  liveSince: string
  recent: number
  now: PortfolioSums | null
  before: PortfolioSums | null
}

const none: PortfolioSums = {
  visits: 0,
  deliverables: 0,
  withInsights: 0,
  apart: 0,
  views: null,
  withCode: 0,
  bookings: null,
}

/** The day on which a portfolio is looked at: ours, whichever clock a venue has. */
export const portfolioDay = (): string => now().toISOString().slice(0, 10)

/** A brand is in the portfolio once it has gone live, until it is inactive. */
const isActive = sql`not (${brandStageFacts.salesStage} = 909 or ${brandStageFacts.customerStatus} = 'inactive')`

/** Every brand of the portfolio, or one, with what its visits of both periods brought, in one statement. */
export async function loadPortfolio(db: Queryable, today: string, brandUid: string | null = null) {
  const { beforeFrom, from, until } = comparedPeriods(today)
  const only = brandUid === null ? sql`true` : sql`b.uid = ${brandUid}`
  const { rows } = await db.execute<Row>(sql`
    with brands as (
      select b.uid, b.org_uid, b.name, b.city, b.country, b.timezone, b.created_at from (select * from ${brandFacts}) b
      join ${brandStageFacts} on ${brandStageFacts.uid} = b.uid where ${isActive} and ${only}),
    visited as (
      select ${collabFacts.uid} as uid, b.uid as brand_uid, b.timezone, (${visitedAt} at time zone b.timezone)::date as day
      from brands b join ${collabFacts} on ${collabFacts.brandUid} = b.uid
      join ${visitFacts} on ${visitFacts.collabUid} = ${collabFacts.uid} and ${visitFacts.live}
      where ${visitedAt} is not null),
    summed as (
      select v.brand_uid, v.day >= ${from}::date as is_now, jsonb_build_object('visits', count(*),
        'deliverables', coalesce(sum(i.usable), 0), 'withInsights', coalesce(sum(i.seen), 0),
        'apart', coalesce(sum(i.apart), 0), 'views', sum(i.views),
        'withCode', count(k.bookings), 'bookings', sum(k.bookings)) as sums
      from visited v
      cross join lateral (
        select count(*) as usable, count(r.views) filter (where not ${isApart}) as seen,
          count(*) filter (where ${isApart}) as apart, sum(r.views) filter (where not ${isApart}) as views
        from ${deliverableFacts} left join (select * from ${resultFacts}) r on r.deliverable_uid = ${deliverableFacts.uid}
        where ${deliverableFacts.collabUid} = v.uid and ${deliverableFacts.approvedAt} is not null) i
      left join lateral ${bookingsOf(sql`v.uid`, sql`v.day`, sql`v.timezone`)} k on true
      where v.day between ${beforeFrom}::date and ${until}::date group by 1, 2)
    select b.uid as "brandUid", b.org_uid as "orgUid", b.name, b.city, b.country, a.account_uid as "managerUid", s.display_name as "managerName",
      last.day::text as "lastVisitOn", coalesce(last.recent, 0)::int as recent, coalesce(offered.since, b.created_at)::date::text as "liveSince",
      (select sums from summed where brand_uid = b.uid and is_now) as now,
      (select sums from summed where brand_uid = b.uid and not is_now) as before
    from brands b
    left join (select * from ${assignmentFacts}) a on a.brand_uid = b.uid
    left join (select * from ${staffFacts}) s on s.account_uid = a.account_uid
    left join (select brand_uid, max(day) as day,
      count(*) filter (where day > ${until}::date) as recent from visited group by 1) last on last.brand_uid = b.uid
    left join (select ${briefFacts.brandUid} as brand_uid, min(${briefFacts.liveSince}) as since from ${briefFacts}
      where ${briefFacts.liveSince} is not null group by 1) offered on offered.brand_uid = b.uid
    where last.day is not null or offered.since is not null order by b.name, b.uid`)
  return rows.map(({ managerUid, managerName, liveSince, ...row }) => {
    const [current, before] = [row.now ?? none, row.before ?? none]
    return {
      ...row,
      now: current,
      before,
      manager: managerUid === null ? null : { uid: managerUid, name: managerName ?? '' },
      causes: portfolioCausesOf(current, before, {
        lastVisitOn: row.lastVisitOn,
        liveSince,
        today,
        recent: row.recent,
      }),
    }
  })
}
export type PortfolioRow = Awaited<ReturnType<typeof loadPortfolio>>[number]
/** The same with its money. */
export type CountedRow = PortfolioRow & { of: BothPeriods }

export function viewPortfolioRow({ of, orgUid: _org, country: _country, ...row }: CountedRow) {
  return { ...row, currency: of.currency, money: of.now.own, moneyBefore: of.before.own }
}
