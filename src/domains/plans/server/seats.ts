import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import type { TierId } from '../tiers.ts'
import { findTiers } from './subscription.ts'
import { tiers } from './tables.ts'

/** How many people an organisation's plan allows; null is unlimited. A limit that was lowered takes nobody away. */
export async function seatsOf(db: Queryable, orgUid: string): Promise<number | null> {
  const id = (await findTiers(db, [orgUid])).get(orgUid) ?? 'basic'
  const [tier] = await db.select({ users: tiers.users }).from(tiers).where(eq(tiers.id, id))
  return tier?.users ?? null
}

/** The first tier that is sold with room for more than so many people. */
export async function findRoomierTier(
  db: Queryable,
  people: number,
): Promise<{ id: TierId; name: string; users: number | null } | null> {
  const [tier] = await db
    .select({ id: tiers.id, name: tiers.name, users: tiers.users })
    .from(tiers)
    .where(and(eq(tiers.enabled, true), or(isNull(tiers.users), gt(tiers.users, people))))
    .orderBy(asc(tiers.position))
    .limit(1)
  return tier ?? null
}
