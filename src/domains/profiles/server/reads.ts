import { noBrand, noInfluencer } from '../../../access/server/guards.ts'
import { mustGet } from '../../../kit/contract/must.ts'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { isBlocked } from './facts.ts'
import { findMergedHandle } from './merged.ts'
import { brandProfiles, influencerProfiles, socialAccounts } from './tables.ts'
import type { BrandProfile, InfluencerProfile, SocialAccount } from './view.ts'

const anyUid = sql`any(${sql.placeholder('uids')})`
const brandsByUid = prepared((db) =>
  db
    .select()
    .from(brandProfiles)
    .where(sql`${brandProfiles.uid} = ${anyUid}`)
    .prepare('brands_by_uid'),
)
/** As JSON has it: the time as text. */
type SocialJson = Omit<SocialAccount, 'influencerUid' | 'confirmedAt'> & { confirmedAt: string }
/** Their accounts, the largest first. */
const socialOfInfluencer = sql`(select coalesce(jsonb_agg(jsonb_build_object('platform', s.platform, 'handle', s.handle,
  'url', s.url, 'followers', s.followers, 'averageViews', s.average_views, 'engagementBp', s.engagement_bp,
  'audience', s.audience, 'screenshot', s.screenshot, 'confirmedHow', s.confirmed_how, 'confirmedAt', s.confirmed_at)
  order by s.followers desc, s.platform), '[]')
  from ${socialAccounts} s where s.influencer_uid = influencer_profiles.uid)`
const influencersByUid = prepared((db) =>
  db
    .select({ profile: getTableColumns(influencerProfiles), social: sql<SocialJson[]>`${socialOfInfluencer}` })
    .from(influencerProfiles)
    .where(sql`${influencerProfiles.uid} = ${anyUid}`)
    .prepare('influencers_by_uid'),
)

export async function getBrand(db: Queryable, uid: string): Promise<BrandProfile> {
  const [row] = await db.select().from(brandProfiles).where(eq(brandProfiles.uid, uid))
  if (!row) throw noBrand()
  return row
}

export async function getInfluencer(db: Queryable, uid: string): Promise<InfluencerProfile> {
  const [row] = await db.select().from(influencerProfiles).where(eq(influencerProfiles.uid, uid))
  if (!row) throw noInfluencer()
  return row
}

/** Holds an influencer's row until the transaction ends: what is counted for them is counted one after the other. */
export async function holdInfluencer(tx: Tx, uid: string): Promise<void> {
  const [row] = await tx
    .select({ uid: influencerProfiles.uid })
    .from(influencerProfiles)
    .where(eq(influencerProfiles.uid, uid))
    .for('no key update')
  // Merged into another profile since it was read.
  if (!row) throw noInfluencer()
}

/** Whether a brand does not host an influencer. */
export async function hasBlocked(db: Queryable, brandUid: string, influencerUid: string): Promise<boolean> {
  const [row] = await db
    .select({ blocked: sql<boolean>`${isBlocked(brandUid, influencerUid)}` })
    .from(brandProfiles)
    .where(eq(brandProfiles.uid, brandUid))
  return row?.blocked ?? false
}

/** Which of these influencers a brand does not host, or do not want to hear from it. */
export async function findBlocked(
  db: Queryable,
  brandUid: string,
  influencerUids: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ uid: influencerProfiles.uid })
    .from(influencerProfiles)
    .where(and(inArray(influencerProfiles.uid, [...influencerUids]), isBlocked(brandUid, influencerProfiles.uid)))
  return new Set(rows.map(({ uid }) => uid))
}

/** The brands of an organisation, the oldest first. */
export async function listBrandsOf(db: Queryable, orgUid: string): Promise<{ uid: string; name: string }[]> {
  return db
    .select({ uid: brandProfiles.uid, name: brandProfiles.name })
    .from(brandProfiles)
    .where(eq(brandProfiles.orgUid, orgUid))
    .orderBy(brandProfiles.createdAt, brandProfiles.uid)
}

/** The organisations of two brands, where they are not the same one. */
export async function findOrgsApart(
  db: Queryable,
  { from, to }: { from: string; to: string },
): Promise<{ from: string; to: string } | null> {
  const { uid, orgUid } = brandProfiles
  const rows = await db
    .select({ uid, orgUid })
    .from(brandProfiles)
    .where(inArray(uid, [from, to]))
  const [going, staying] = [from, to].map((one) => rows.find((row) => row.uid === one)?.orgUid)
  return going && staying && going !== staying ? { from: going, to: staying } : null
}

/** Brands by uid, in one query. */
export async function findBrands(db: Queryable, uids: readonly string[]): Promise<Map<string, BrandProfile>> {
  if (uids.length === 0) return new Map()
  const rows = await brandsByUid(db, { uids: [...new Set(uids)] })
  return new Map(rows.map((row) => [row.uid, row]))
}

/** Influencers by uid with their social accounts, in one query. */
export async function findInfluencers(
  db: Queryable,
  uids: readonly string[],
): Promise<Map<string, { profile: InfluencerProfile; social: SocialAccount[] }>> {
  if (uids.length === 0) return new Map()
  const rows = await influencersByUid(db, { uids: [...new Set(uids)] })
  return new Map(
    rows.map(({ profile, social }) => [
      profile.uid,
      {
        profile,
        social: social.map(({ confirmedAt, ...account }) => ({
          ...account,
          influencerUid: profile.uid,
          confirmedAt: new Date(confirmedAt),
        })),
      },
    ]),
  )
}

/** An influencer by handle, with or without the @, also by that of a profile merged into theirs, with their social accounts; null where there is none. */
export async function findInfluencerByHandle(db: Queryable, asked: string) {
  const handle = asked.replace(/^@/, '').toLowerCase()
  const by = (one: string) =>
    db.select({ uid: influencerProfiles.uid }).from(influencerProfiles).where(eq(influencerProfiles.handle, one))
  const [own] = await by(handle)
  const merged = own ? null : await findMergedHandle(db, handle)
  const [row] = merged ? await by(merged) : [own]
  return row ? mustGet(await findInfluencers(db, [row.uid]), row.uid) : null
}
