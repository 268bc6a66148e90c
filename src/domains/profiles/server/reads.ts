import { eq, inArray } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { brandProfiles, influencerProfiles, socialAccounts } from './tables.ts'
import type { BrandProfile, InfluencerProfile, SocialAccount } from './view.ts'

const noBrand = 'There is no such brand profile.'
const noInfluencer = 'There is no such influencer profile.'

export async function getBrand(db: Queryable, uid: string): Promise<BrandProfile> {
  const [row] = await db.select().from(brandProfiles).where(eq(brandProfiles.uid, uid))
  if (!row) throw new CallError('not-found', noBrand)
  return row
}

export async function getInfluencer(db: Queryable, uid: string): Promise<InfluencerProfile> {
  const [row] = await db.select().from(influencerProfiles).where(eq(influencerProfiles.uid, uid))
  if (!row) throw new CallError('not-found', noInfluencer)
  return row
}

/** Brands by uid, in one query. */
export async function findBrands(db: Queryable, uids: readonly string[]): Promise<Map<string, BrandProfile>> {
  if (uids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(brandProfiles)
    .where(inArray(brandProfiles.uid, [...new Set(uids)]))
  return new Map(rows.map((row) => [row.uid, row]))
}

/** Influencers by uid with their social accounts, in two queries. */
export async function findInfluencers(
  db: Queryable,
  uids: readonly string[],
): Promise<Map<string, { profile: InfluencerProfile; social: SocialAccount[] }>> {
  if (uids.length === 0) return new Map()
  const wanted = [...new Set(uids)]
  const rows = await db.select().from(influencerProfiles).where(inArray(influencerProfiles.uid, wanted))
  const social = await db.select().from(socialAccounts).where(inArray(socialAccounts.influencerUid, wanted))
  return new Map(
    rows.map((profile) => [
      profile.uid,
      { profile, social: social.filter((account) => account.influencerUid === profile.uid) },
    ]),
  )
}
