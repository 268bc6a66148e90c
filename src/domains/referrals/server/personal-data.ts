import { eq, inArray, or } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { referralLinks, referrals } from './tables.ts'

/** That somebody invited somebody goes with either of them. */
export const referralData: PersonalData = {
  domain: 'referrals',
  gather: async (db, { account, influencerUids, brandUids }) => {
    const profiles = [...influencerUids, ...brandUids]
    const { inviterUid, accountUid, kind, name, thankYou, state, joinedAt, qualifiedAt, decidedAt, note } = referrals
    const { code, profileUid, createdAt } = referralLinks
    return {
      'referral-links': await db
        .select({ code, profileUid, createdAt })
        .from(referralLinks)
        .where(inArray(profileUid, profiles)),
      'people-invited': await db
        .select({ inviterUid, kind, name, thankYou, state, joinedAt, qualifiedAt, decidedAt, note })
        .from(referrals)
        .where(inArray(inviterUid, profiles)),
      'invited-by': await db
        .select({ kind, name, joinedAt })
        .from(referrals)
        .where(eq(accountUid, account?.uid ?? '')),
    }
  },
  forget: async (tx, { account, influencerUids, brandUids }) => {
    const profiles = [...influencerUids, ...brandUids]
    await tx.delete(referralLinks).where(inArray(referralLinks.profileUid, profiles))
    await tx
      .delete(referrals)
      .where(
        or(
          eq(referrals.accountUid, account?.uid ?? ''),
          inArray(referrals.inviterUid, profiles),
          inArray(referrals.profileUid, profiles),
        ),
      )
  },
  // Who was invited is the account that stays; where both were, it was invited once.
  join: async (tx, from, to) => {
    const [own] = await tx.select().from(referrals).where(eq(referrals.accountUid, to))
    if (own) await tx.delete(referrals).where(eq(referrals.accountUid, from))
    else await tx.update(referrals).set({ accountUid: to }).where(eq(referrals.accountUid, from))
  },
}
