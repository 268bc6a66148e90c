import { and, desc, eq, exists, gte, ilike, inArray, or, sql, isNotNull } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { findStandingRisks, hasStandingRisk } from '../risk-flags.ts'
import { influencerProfiles, socialAccounts } from '../tables.ts'

export const listInfluencers: Handler<typeof profileCalls.listInfluencers> = async (
  { search, city, approval, label, risk, platform, followersFrom, cursor, limit },
  { db },
) => {
  const after = readCursor(cursor, 2)
  const pattern = search ? `%${search.replace(/^@/, '').replace(/[\\%_]/g, '\\$&')}%` : null
  const profile = influencerProfiles
  const rows = await db
    .select()
    .from(profile)
    .where(
      and(
        pattern ? or(ilike(profile.handle, pattern), ilike(profile.name, pattern)) : undefined,
        city ? eq(profile.homeCity, city) : undefined,
        approval ? eq(profile.approval, approval) : undefined,
        // Who is still filling in their profile has not asked yet.
        approval === 'applied' ? isNotNull(profile.appliedAt) : undefined,
        label ? sql`${label} = any(${profile.labels})` : undefined,
        risk ? hasStandingRisk(db, risk) : undefined,
        platform || followersFrom
          ? exists(
              db
                .select({ one: sql`1` })
                .from(socialAccounts)
                .where(
                  and(
                    eq(socialAccounts.influencerUid, profile.uid),
                    platform ? eq(socialAccounts.platform, platform) : undefined,
                    followersFrom ? gte(socialAccounts.followers, followersFrom) : undefined,
                  ),
                ),
            )
          : undefined,
        after
          ? sql`(${profile.createdAt}, ${profile.uid}) < (${String(after[0])}::timestamptz, ${String(after[1])})`
          : undefined,
      ),
    )
    .orderBy(desc(profile.createdAt), desc(profile.uid))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, (row) => [row.createdAt.toISOString(), row.uid])
  const uids = cut.rows.map((row) => row.uid)
  const social =
    uids.length === 0 ? [] : await db.select().from(socialAccounts).where(inArray(socialAccounts.influencerUid, uids))
  const risks = await findStandingRisks(db, uids)
  return {
    rows: cut.rows.map(({ createdAt, ...row }) => ({
      ...row,
      risks: risks.get(row.uid) ?? [],
      createdAt: createdAt.toISOString(),
      social: social
        .filter((account) => account.influencerUid === row.uid)
        .map((account) => ({ ...account, confirmedAt: account.confirmedAt.toISOString() })),
    })),
    nextCursor: cut.nextCursor,
  }
}
