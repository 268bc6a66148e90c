import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import type { DiscountCodeView } from '../contract/discounts.ts'
import { endOf, isHeld } from './discounts.ts'
import { discountCodes, discountUses } from './tables.ts'

/** Our team’s clock, by which a code is shown as expired; each brand’s own day decides when it uses one. */
const teamTimezone = 'Europe/London'
const newest = 200

/** The newest codes with how often each was used, or one of them. */
export async function listCodes(db: Queryable, uid?: string): Promise<DiscountCodeView[]> {
  const those = (which: SQL | undefined) => sql<number>`(count(*) filter (where ${which}))::int`
  const rows = await db
    .select({ code: discountCodes, used: those(eq(discountUses.state, 'used')), held: those(isHeld()) })
    .from(discountCodes)
    .leftJoin(discountUses, eq(discountUses.discountUid, discountCodes.uid))
    .where(uid === undefined ? undefined : eq(discountCodes.uid, uid))
    .groupBy(discountCodes.uid)
    .orderBy(desc(discountCodes.createdAt), desc(discountCodes.uid))
    .limit(newest)
  return rows.map(({ code, used, held }) => {
    const { couponId: _coupon, createdAt: _created, stoppedAt: _stopped, ...shown } = code
    return { ...shown, used, held, state: endOf(code, used + held, teamTimezone) ?? 'open' }
  })
}
