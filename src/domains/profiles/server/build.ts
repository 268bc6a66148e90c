import { eq } from 'drizzle-orm'
import { newUid } from '../../../access/server/new-uid.ts'
import { must } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { addMembership } from '../../accounts/server/accounts.ts'
import { handleTaken, slugsOf } from './handles.ts'
import { slugOf } from '../slug.ts'
import { profileAddress } from '../social-handle.ts'
import { cityFacts, type Platform } from '../vocabulary.ts'
import { brandProfiles, influencerProfiles, socialAccounts } from './tables.ts'

export type NewBrand = Partial<Omit<typeof brandProfiles.$inferInsert, 'orgUid' | 'orgName'>> & { name: string }
type NewInfluencer = Partial<typeof influencerProfiles.$inferInsert> & {
  name: string
  handle: string
  dateOfBirth?: string
}
type NewSocialAccount = Omit<typeof socialAccounts.$inferInsert, 'influencerUid' | 'confirmedAt' | 'url'> & {
  url?: string
  confirmedAt?: Date
}

/** A brand's profile of an organisation; country, time zone and position follow from its city unless given. */
export async function insertBrand(
  tx: Tx,
  input: NewBrand & { ownerUid?: string },
  org: { uid: string; name: string },
): Promise<string> {
  const { ownerUid, ...fields } = input
  const uid = newUid('brand')
  const city = fields.city ?? 'london'
  const { timezone, country, latitude, longitude } = cityFacts[city]
  await tx.insert(brandProfiles).values({
    category: 'Restaurant',
    country,
    timezone,
    latitude,
    longitude,
    createdAt: now(),
    slug: `${slugOf(fields.name, 40)}-${uid.slice(-6)}`,
    ...fields,
    uid,
    city,
    orgUid: org.uid,
    orgName: org.name,
  })
  if (ownerUid) await addMembership(tx, ownerUid, 'brand', uid, 'owner')
  return uid
}

export type ImportedBrand = Omit<typeof brandProfiles.$inferInsert, 'uid' | 'slug' | 'createdAt' | 'orgName'>

/** Profiles of many venues in one statement; one whose source is there already is left out. Answers the uids by source. */
export async function insertBrands(tx: Tx, brands: readonly ImportedBrand[]): Promise<Map<string, string>> {
  const rows = brands.map((brand) => {
    const uid = newUid('brand')
    return { ...brand, uid, orgName: brand.name, slug: `${slugOf(brand.name, 40)}-${uid.slice(-6)}`, createdAt: now() }
  })
  const made = await tx
    .insert(brandProfiles)
    .values(rows)
    .onConflictDoNothing()
    .returning({ uid: brandProfiles.uid, sourceKey: brandProfiles.sourceKey })
  return new Map(made.map(({ uid, sourceKey }) => [sourceKey ?? '', uid]))
}

/** An influencer's profile, approved unless said otherwise, with its social accounts. A handle that is taken is refused. */
export async function makeInfluencer(
  tx: Tx,
  input: NewInfluencer & { ownerUid?: string; social?: readonly NewSocialAccount[] },
): Promise<string> {
  const { ownerUid, social = [], ...fields } = input
  const uid = newUid('influencer')
  const homeCity = fields.homeCity ?? 'london'
  const { latitude, longitude } = cityFacts[homeCity]
  const defaults = {
    dateOfBirth: '1996-04-12',
    approval: 'approved' as const,
    latitude,
    longitude,
    createdAt: now(),
    appliedAt: now(),
    cities: [homeCity],
  }
  const insert = async (slug: string) => {
    const row = { ...defaults, slug, ...fields, uid, homeCity }
    return (await tx.insert(influencerProfiles).values(row).onConflictDoNothing().returning()).length > 0
  }
  const [nice, ofItsOwn] = slugsOf(fields.handle, uid)
  const isMade = (await insert(must(nice))) || (ofItsOwn && (await insert(ofItsOwn)))
  if (!isMade) throw handleTaken(fields.handle)
  for (const account of social) {
    await tx.insert(socialAccounts).values({
      url: profileUrl(account.platform, account.handle),
      confirmedAt: now(),
      ...account,
      influencerUid: uid,
    })
  }
  if (ownerUid) await addMembership(tx, ownerUid, 'influencer', uid, 'owner')
  return uid
}

/** Where an account is found on its platform. */
export function profileUrl(platform: Platform, handle: string): string {
  return `https://www.${profileAddress(platform, handle)}`
}

/** Changes a creator's row as it stands, past every rule: for tests and the demo. */
export async function setInfluencer(
  db: Queryable,
  uid: string,
  fields: Partial<typeof influencerProfiles.$inferInsert>,
): Promise<void> {
  await db.update(influencerProfiles).set(fields).where(eq(influencerProfiles.uid, uid))
}

/** Changes a venue's row as it stands, past every rule: for tests and the demo. */
export async function setBrand(
  db: Queryable,
  uid: string,
  fields: Partial<typeof brandProfiles.$inferInsert>,
): Promise<void> {
  await db.update(brandProfiles).set(fields).where(eq(brandProfiles.uid, uid))
}

/** Changes all social accounts of a creator as they stand, past every rule: for tests. */
export async function setSocialAccounts(
  db: Queryable,
  influencerUid: string,
  fields: Partial<typeof socialAccounts.$inferInsert>,
): Promise<void> {
  await db.update(socialAccounts).set(fields).where(eq(socialAccounts.influencerUid, influencerUid))
}
