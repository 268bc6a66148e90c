import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm'
import { dayMs, now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { todayIn } from '../../briefs/availability.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { loadScale, loadWorths } from '../../value/server/load.ts'
import type { Scale, Worth } from '../../value/worth.ts'
import { visitFacts } from '../../visits/server/facts.ts'
import type { Campaign } from './reads.ts'
import { campaignBriefs } from './tables.ts'

type BriefOf = {
  campaignUid: string
  uid: string
  title: string
  status: (typeof briefFacts)['status']['_']['data']
  brandUid: string
  brandName: string
  spotsLeft: number
  /** Requests that wait for the brand. */
  requests: number
  /** Visits of the campaign's period that are booked and to come. */
  booked: number
}

/** A campaign with everything that its numbers are made of. */
export type Progress = {
  campaign: Campaign
  brand: { name: string; timezone: string }
  today: string
  briefs: BriefOf[]
  worths: Worth[]
  scale: Scale
}

/** What campaigns have come to, in as many statements for many as for one. */
export async function loadProgress(db: Queryable, campaigns: readonly Campaign[]): Promise<Progress[]> {
  const [brands, briefs] = await Promise.all([loadBrands(db, campaigns), loadBriefs(db, campaigns)])
  const briefUids = [...new Set(briefs.map(({ uid }) => uid))]
  const [worths, requests, booked] = await Promise.all([
    loadVisited(db, campaigns, briefUids),
    countRequests(db, briefUids),
    loadBooked(db, briefUids),
  ])
  const scales = new Map<string, Scale>()
  for (const { currency } of campaigns)
    if (!scales.has(currency)) scales.set(currency, await loadScale(db, currency, worths))
  return campaigns.flatMap((campaign) => {
    const brand = brands.get(campaign.brandUid)
    const scale = scales.get(campaign.currency)
    if (!brand || !scale) return []
    const isIn = (day: string) => day >= campaign.firstDay && day <= campaign.lastDay
    const own = briefs
      .filter(({ campaignUid }) => campaignUid === campaign.uid)
      .map((brief) => ({
        ...brief,
        requests: requests.get(brief.uid) ?? 0,
        booked: booked.filter((one) => one.briefUid === brief.uid && isIn(one.day)).length,
      }))
    const uids = new Set(own.map(({ uid }) => uid))
    return {
      campaign,
      brand,
      today: todayIn(brand.timezone, now()),
      briefs: own,
      worths: worths.filter(({ briefUid, day }) => uids.has(briefUid) && isIn(day)),
      scale,
    }
  })
}

async function loadBrands(db: Queryable, campaigns: readonly Campaign[]) {
  const uids = [...new Set(campaigns.map(({ brandUid }) => brandUid))]
  const { uid, name, timezone } = brandFacts
  const rows = await db.select({ uid, name, timezone }).from(brandFacts).where(inArray(uid, uids))
  return new Map(rows.map((row) => [row.uid, row]))
}

async function loadBriefs(db: Queryable, campaigns: readonly Campaign[]): Promise<BriefOf[]> {
  const { uid, title, status, brandUid, maxCollabs, spotsTaken } = briefFacts
  const rows = await db
    .select({
      campaignUid: campaignBriefs.campaignUid,
      uid,
      title,
      status,
      brandUid,
      brandName: brandFacts.name,
      maxCollabs,
      spotsTaken,
    })
    .from(campaignBriefs)
    .innerJoin(briefFacts, eq(uid, campaignBriefs.briefUid))
    .innerJoin(brandFacts, eq(brandFacts.uid, brandUid))
    .where(
      inArray(
        campaignBriefs.campaignUid,
        campaigns.map((campaign) => campaign.uid),
      ),
    )
    .orderBy(asc(campaignBriefs.addedAt), asc(uid))
  return rows.map(({ maxCollabs: most, spotsTaken: taken, ...row }) => ({
    ...row,
    spotsLeft: Math.max(0, most - taken),
    requests: 0,
    booked: 0,
  }))
}

/** Visits of all their days: a venue's calendar is at most a day beside UTC's. */
async function loadVisited(
  db: Queryable,
  campaigns: readonly Campaign[],
  briefUids: readonly string[],
): Promise<Worth[]> {
  if (briefUids.length === 0) return []
  const first = campaigns.map(({ firstDay }) => firstDay).toSorted()[0] ?? ''
  const last =
    campaigns
      .map(({ lastDay }) => lastDay)
      .toSorted()
      .at(-1) ?? ''
  const from = new Date(Date.parse(`${first}T00:00:00Z`) - dayMs)
  const until = new Date(Date.parse(`${last}T00:00:00Z`) + 2 * dayMs)
  return loadWorths(db, { briefUids, from, until })
}

async function countRequests(db: Queryable, briefUids: string[]): Promise<Map<string, number>> {
  const { briefUid, stage, outcome, startedBy } = collabFacts
  const rows = await db
    .select({ briefUid, requests: count() })
    .from(collabFacts)
    .where(and(inArray(briefUid, briefUids), eq(stage, 1), eq(outcome, 'open'), eq(startedBy, 'influencer')))
    .groupBy(briefUid)
  return new Map(rows.map((row) => [row.briefUid, row.requests]))
}

async function loadBooked(db: Queryable, briefUids: string[]): Promise<{ briefUid: string; day: string }[]> {
  return db
    .select({
      briefUid: collabFacts.briefUid,
      day: sql<string>`(${visitFacts.startsAt} at time zone ${brandFacts.timezone})::date::text`,
    })
    .from(visitFacts)
    .innerJoin(collabFacts, eq(collabFacts.uid, visitFacts.collabUid))
    .innerJoin(brandFacts, eq(brandFacts.uid, visitFacts.brandUid))
    .where(
      and(
        inArray(collabFacts.briefUid, briefUids),
        eq(visitFacts.live, true),
        eq(collabFacts.outcome, 'open'),
        gt(visitFacts.startsAt, now()),
      ),
    )
}
