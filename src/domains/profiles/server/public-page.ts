import { and, desc, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { accountFacts, membershipFacts } from '../../accounts/server/facts.ts'
import { PublicPageFields } from '../influencer-profile.ts'
import type { PublicProfile } from '../public-influencer.ts'
import { audienceName } from '../audience.ts'
import { cityFacts, formatNames } from '../vocabulary.ts'
import { languageNames } from '../creator-vocabulary.ts'
import { findMergedHandle, findMergedSlug } from './merged.ts'
import { influencerProfiles, socialAccounts } from './tables.ts'
import type { ReliabilityParts } from '../reliability-parts.ts'

/**
 * What everyone may see of an influencer, by address or handle; null while their page is off, the profile not approved, or
 * nobody of theirs may sign in.
 */
export async function findPublicProfile(
  db: Queryable,
  by: By,
): Promise<{ uid: string; showReviews: boolean; showPlaces: boolean; profile: PublicProfile } | null> {
  const row = (await findApproved(db, by)) ?? (await findApprovedByFormer(db, by))
  if (!row?.publicPage.on) return null
  const social = await db
    .select()
    .from(socialAccounts)
    .where(eq(socialAccounts.influencerUid, row.uid))
    .orderBy(desc(socialAccounts.followers))
  // One that was saved before there were all of these has the others off.
  const { showAudience, showReliability, showReviews, showPlaces, inSearch } = PublicPageFields.parse(row.publicPage)
  const profile: PublicProfile = {
    slug: row.slug,
    handle: row.handle,
    name: row.name,
    bio: row.bio,
    isPaused: row.pausedAt !== null,
    avatar: row.avatar,
    inSearch,
    gallery: row.gallery,
    city: cityFacts[row.homeCity].name,
    cities: row.cities.filter((city) => city !== row.homeCity).map((city) => cityFacts[city].name),
    languages: row.languages.map((language) => languageNames[language]),
    vibe: row.contentVibe,
    formats: row.formats.map((format) => formatNames[format]),
    accounts: social.map((one) => ({
      platform: one.platform,
      handle: one.handle,
      url: one.url,
      followers: one.followers,
      averageViews: one.averageViews,
      engagementBp: one.engagementBp,
      confirmedHow: one.confirmedHow,
      confirmedAt: one.confirmedAt.toISOString(),
      audience: showAudience
        ? { country: named(one.audience.country), city: named(one.audience.city), age: one.audience.age ?? {} }
        : null,
    })),
    visitsCompleted: showReliability ? row.visitsCompleted : null,
    isInTime: showReliability && inTimeOf(row.reliabilityParts) >= inTimeFrom,
  }
  return { uid: row.uid, showReviews, showPlaces, profile }
}

type By = { slug: string } | { handle: string }
const bare = (handle: string) => handle.replace(/^@/, '').toLowerCase()

async function findApproved(db: Queryable, by: By) {
  const { slug, handle, approval } = influencerProfiles
  const isAsked = 'slug' in by ? eq(slug, by.slug) : eq(handle, bare(by.handle))
  const [row] = await db
    .select()
    .from(influencerProfiles)
    .where(and(isAsked, eq(approval, 'approved'), hasSomeoneWhoMaySignIn))
  return row
}

/** By what a profile was called that was merged into theirs: such links lead here. */
async function findApprovedByFormer(db: Queryable, by: By) {
  if ('slug' in by) {
    const slug = await findMergedSlug(db, 'influencer', by.slug)
    return slug === null ? undefined : findApproved(db, { slug })
  }
  const handle = await findMergedHandle(db, bare(by.handle))
  return handle === null ? undefined : findApproved(db, { handle })
}

/** From here on, in percent, content is said to come on time. */
const inTimeFrom = 90

function inTimeOf(parts: ReliabilityParts | null): number {
  return parts?.parts.find(({ name }) => name === 'Content on time')?.value ?? 0
}

/** Shares by the names that people read. */
function named(shares: Record<string, number> = {}): Record<string, number> {
  return Object.fromEntries(Object.entries(shares).map(([key, share]) => [audienceName(key), share]))
}

/** Somebody of a creator’s profile has an account that works. */
const hasSomeoneWhoMaySignIn = sql`exists (select from ${membershipFacts}
  join ${accountFacts} on ${accountFacts.uid} = ${membershipFacts.accountUid}
  where ${membershipFacts.profileUid} = ${influencerProfiles.uid} and ${accountFacts.disabledAt} is null)`

/** As many as one list of pages for search engines holds of people. */
const mostSearchable = 40_000

/** The addresses of the public pages that search engines may show, by the same conditions. */
export async function listSearchablePages(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ slug: influencerProfiles.slug })
    .from(influencerProfiles)
    .where(
      and(
        eq(influencerProfiles.approval, 'approved'),
        sql`${influencerProfiles.publicPage} @> '{"on": true, "inSearch": true}'`,
        hasSomeoneWhoMaySignIn,
      ),
    )
    .orderBy(influencerProfiles.slug)
    .limit(mostSearchable)
  return rows.map(({ slug }) => slug)
}

/** Whether a creator has a public page that everyone may see, inside a statement of another domain. */
export const hasPublicPage = (influencerUid: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select from ${influencerProfiles} where ${influencerProfiles.uid} = ${influencerUid}
    and ${influencerProfiles.approval} = 'approved' and ${influencerProfiles.publicPage} @> '{"on": true}'
    and ${hasSomeoneWhoMaySignIn})`
