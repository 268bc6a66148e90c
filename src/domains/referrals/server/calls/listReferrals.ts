import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import { brandFacts, influencerFacts } from '../../../profiles/server/facts.ts'
import type { referralCalls } from '../../contract.ts'
import { assertInviter } from '../inviters.ts'
import { referrals } from '../tables.ts'

export const listReferrals: Handler<typeof referralCalls.listReferrals> = async (
  { profileUid, cursor, limit },
  { actor, db },
) => {
  assertInviter(actor, profileUid)
  const after = readCursor(cursor, 1)
  const found = await db
    .select({
      referral: referrals,
      venue: brandFacts.name,
      isApproved: sql<boolean>`${influencerFacts.approval} is not distinct from 'approved'`,
    })
    .from(referrals)
    .leftJoin(brandFacts, eq(brandFacts.uid, referrals.profileUid))
    .leftJoin(influencerFacts, eq(influencerFacts.uid, referrals.profileUid))
    .where(and(eq(referrals.inviterUid, profileUid), after ? lt(referrals.uid, String(after[0])) : undefined))
    .orderBy(desc(referrals.uid))
    .limit(limit + 1)
  const { rows, nextCursor } = cutPage(found, limit, ({ referral }) => [referral.uid])
  return {
    rows: rows.map(({ referral, venue, isApproved }) => ({
      uid: referral.uid,
      kind: referral.kind,
      name: venue ?? referral.name,
      state: referral.state,
      isApproved,
      joinedAt: referral.joinedAt.toISOString(),
      qualifiedAt: referral.qualifiedAt?.toISOString() ?? null,
      decidedAt: referral.decidedAt?.toISOString() ?? null,
      thankYou: referral.thankYou,
      note: referral.note,
    })),
    nextCursor,
  }
}
