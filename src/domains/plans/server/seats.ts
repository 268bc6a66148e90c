import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { findTiers } from './subscription.ts'
import { tiers } from './tables.ts'

/**
 * Refuses another person for an organisation whose plan is full, and names the plan that has room (product decisions §4).
 * `people` are those it has with their invitations. A limit that was lowered takes nobody away.
 */
export async function requireSeat(db: Queryable, orgUid: string, people: number): Promise<void> {
  const tier = await tierOf(db, orgUid)
  if (!tier || tier.users === null || people < tier.users) return
  const [roomier] = await db
    .select({ name: tiers.name })
    .from(tiers)
    .where(and(eq(tiers.enabled, true), or(isNull(tiers.users), gt(tiers.users, people))))
    .orderBy(asc(tiers.position))
    .limit(1)
  const has = `${tier.name} has room for ${tier.users === 1 ? '1 person' : `${tier.users} people`}.`
  throw new CallError('failed-precondition', roomier ? `${has} ${roomier.name} has room for more.` : has)
}

/** How many people an organisation may have; null is unlimited. */
export async function findSeats(db: Queryable, orgUid: string): Promise<number | null> {
  return (await tierOf(db, orgUid))?.users ?? null
}

async function tierOf(db: Queryable, orgUid: string): Promise<typeof tiers.$inferSelect | undefined> {
  const id = (await findTiers(db, [orgUid])).get(orgUid) ?? 'basic'
  const [tier] = await db.select().from(tiers).where(eq(tiers.id, id))
  return tier
}
