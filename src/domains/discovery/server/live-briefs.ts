import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { briefs } from '../../briefs/server/tables.ts'
import { brandProfiles } from '../../profiles/server/tables.ts'
import type { BriefName } from '../ribbon-calls.ts'
import type { LiveBrief } from '../ribbon-figures.ts'
import { type FeedRule, feedRules } from '../taste.ts'
import { closingDays, newForMs, quietShare } from './rows.ts'

/** More live briefs than this are not looked at for the figures. */
const most = 5000

const name = { uid: briefs.uid, title: briefs.title, brandName: brandProfiles.name, city: briefs.city }
const isFree = sql`${briefs.maxCollabs} > ${briefs.placesTaken}`

/** Every live brief of today in its venue's zone, newest first, with the rules it fits; which times are still free is not asked. */
export async function findLiveBriefs(db: Queryable): Promise<(BriefName & LiveBrief)[]> {
  const at = sql`${now().toISOString()}::timestamptz`
  const today = sql`(${at} at time zone ${briefs.timezone})::date`
  const rules: Record<FeedRule, SQL> = {
    tonight: sql`${isFree} and ${briefs.availability} -> 'windows' @> jsonb_build_array(jsonb_build_object('weekday', extract(isodow from ${today})::int))`,
    'closing-soon': sql`${isFree} and ${briefs.liveUntil} <= ${today} + ${closingDays}::int`,
    new: sql`${isFree} and ${briefs.liveSince} > ${plus(now(), -newForMs).toISOString()}::timestamptz`,
    'with-a-guest': sql`${isFree} and ${briefs.guests} > 0`,
    'quiet-near-home': sql`${isFree} and ${briefs.placesTaken} * ${quietShare}::int < ${briefs.maxCollabs}`,
    full: sql`not ${isFree}`,
  }
  const fits = Object.fromEntries(feedRules.map((rule) => [rule, sql<boolean>`${rules[rule]}`]))
  const rows = await db
    .select({ ...name, liveSince: briefs.liveSince, liveUntil: briefs.liveUntil, fits })
    .from(briefs)
    .innerJoin(brandProfiles, eq(brandProfiles.uid, briefs.brandUid))
    .where(
      and(
        eq(briefs.status, 'live'),
        isNull(briefs.heldAt),
        sql`${today} between ${briefs.liveFrom} and ${briefs.liveUntil}`,
      ),
    )
    .orderBy(desc(briefs.liveSince), desc(briefs.uid))
    .limit(most)
  return rows.map(({ fits: fitting, liveSince, ...row }) => ({
    ...row,
    isLive: true,
    liveSince: liveSince!,
    rules: feedRules.filter((rule) => fitting[rule]),
  }))
}

/** Briefs by name, whatever has become of them. */
export async function findBriefNames(db: Queryable, uids: readonly string[]): Promise<BriefName[]> {
  if (uids.length === 0) return []
  return db
    .select({ ...name, isLive: sql<boolean>`${briefs.status} = 'live' and ${briefs.heldAt} is null` })
    .from(briefs)
    .innerJoin(brandProfiles, eq(brandProfiles.uid, briefs.brandUid))
    .where(inArray(briefs.uid, [...new Set(uids)]))
}
