import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../kit/server/database.ts'
import type { Currency, TierId } from '../tiers.ts'
import { tiers, tierTerms } from './tables.ts'

type Tier = typeof tiers.$inferSelect
type TermsOf = { tier: TierId; version: number; currency: Currency }

/** Writes what staff changed of a tier, if nobody was faster: `seen` is the version that was changed. */
export async function updateTier(
  tx: Tx,
  id: TierId,
  seen: number,
  change: Pick<Tier, 'name' | 'enabled' | 'position' | 'users' | 'features' | 'termsVersion'>,
): Promise<void> {
  await tx
    .update(tiers)
    .set({ ...change, version: seen + 1 })
    .where(and(eq(tiers.id, id), eq(tiers.version, seen)))
}

/** Adds terms. What was sold before stays as it is: running subscriptions hold it. */
export async function addTerms(tx: Tx, terms: (typeof tierTerms.$inferInsert)[]): Promise<void> {
  await tx.insert(tierTerms).values(terms)
}

/** Puts the provider's id of a price right, the one field of terms that may change. */
export async function setPriceId(tx: Tx, { tier, version, currency }: TermsOf, priceId: string): Promise<void> {
  await tx
    .update(tierTerms)
    .set({ priceId })
    .where(and(eq(tierTerms.tier, tier), eq(tierTerms.version, version), eq(tierTerms.currency, currency)))
}
