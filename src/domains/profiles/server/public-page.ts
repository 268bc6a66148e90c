import { and, desc, eq, exists, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { accounts, memberships } from '../../accounts/server/tables.ts'
import type { PublicInfluencer } from '../public-influencer.ts'
import { cityFacts, languageNames } from '../vocabulary.ts'
import { influencerProfiles, socialAccounts } from './tables.ts'

/**
 * An influencer's public page by its address or handle; null while it is off, the profile not approved, or nobody of theirs
 * may sign in.
 */
export async function findPublicPage(
  db: Queryable,
  by: { slug: string } | { handle: string },
): Promise<PublicInfluencer | null> {
  const [row] = await db
    .select()
    .from(influencerProfiles)
    .where(
      and(
        'slug' in by
          ? eq(influencerProfiles.slug, by.slug)
          : eq(influencerProfiles.handle, by.handle.replace(/^@/, '').toLowerCase()),
        eq(influencerProfiles.approval, 'approved'),
        exists(
          db
            .select({ one: sql`1` })
            .from(memberships)
            .innerJoin(accounts, eq(accounts.uid, memberships.accountUid))
            .where(and(eq(memberships.profileUid, influencerProfiles.uid), isNull(accounts.disabledAt))),
        ),
      ),
    )
  if (!row?.publicPage.on) return null
  const social = await db
    .select()
    .from(socialAccounts)
    .where(eq(socialAccounts.influencerUid, row.uid))
    .orderBy(desc(socialAccounts.followers))
  const { showAudience, showReliability, inSearch } = row.publicPage
  return {
    ...{ slug: row.slug, handle: row.handle, name: row.name, bio: row.bio, avatar: row.avatar, inSearch },
    pieces: row.gallery,
    city: cityFacts[row.homeCity].name,
    cities: row.cities.filter((city) => city !== row.homeCity).map((city) => cityFacts[city].name),
    languages: row.languages.map((language) => languageNames[language]),
    vibe: row.contentVibe,
    accounts: social.map((one) => ({
      ...{ platform: one.platform, handle: one.handle, url: one.url, followers: one.followers },
      ...{ averageViews: one.averageViews, engagementBp: one.engagementBp },
      confirmedHow: one.confirmedHow,
      confirmedAt: one.confirmedAt.toISOString(),
      audience: showAudience
        ? { country: one.audience.country ?? {}, city: one.audience.city ?? {}, age: one.audience.age ?? {} }
        : null,
    })),
    visitsKept: showReliability ? row.visitsKept : null,
    isReliable: showReliability && (row.reliability ?? 0) >= reliableFrom,
  }
}

/** From here on one is called punctual. */
const reliableFrom = 80
