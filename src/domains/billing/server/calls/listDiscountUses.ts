import { desc, eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { organisationFacts } from '../../../organisations/server/facts.ts'
import type { billingCalls } from '../../contract.ts'
import { discountCodes, discountUses } from '../tables.ts'

const newest = 200

export const listDiscountUses: Handler<typeof billingCalls.listDiscountUses> = async ({ uid }, { db }) => {
  const [code] = await db.select({ uid: discountCodes.uid }).from(discountCodes).where(eq(discountCodes.uid, uid))
  if (!code) throw new CallError('not-found', 'We couldn’t find this discount code.')
  const rows = await db
    .select({
      uid: discountUses.uid,
      orgName: organisationFacts.name,
      tier: discountUses.tier,
      state: discountUses.state,
      at: discountUses.at,
      until: discountUses.until,
    })
    .from(discountUses)
    .innerJoin(organisationFacts, eq(organisationFacts.uid, discountUses.orgUid))
    .where(eq(discountUses.discountUid, uid))
    .orderBy(desc(discountUses.at), desc(discountUses.uid))
    .limit(newest)
  return {
    rows: rows.map((row) => ({ ...row, at: row.at.toISOString(), until: row.until?.toISOString() ?? null })),
  }
}
