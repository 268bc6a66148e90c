import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import type { TierId } from '../tiers.ts'
import { isInForce } from './subscription.ts'
import { subscriptions, tiers } from './tables.ts'

/** The people of each tier that an organisation may be on, and its subscription. */
const seatsIn = prepared((db) =>
  db
    .select({ id: tiers.id, users: tiers.users, subscription: subscriptions })
    .from(tiers)
    .leftJoin(subscriptions, eq(subscriptions.orgUid, sql.placeholder('org')))
    .where(sql`${tiers.id} in ('basic', ${subscriptions.tier})`)
    .prepare('seats_in'),
)

/** How many people an organisation's plan allows; null is unlimited. A limit that was lowered takes nobody away. */
export async function seatsOf(db: Queryable, orgUid: string): Promise<number | null> {
  const rows = await seatsIn(db, { org: orgUid })
  const subscription = rows[0]?.subscription
  const id = subscription && isInForce(subscription) ? subscription.tier : 'basic'
  return rows.find((row) => row.id === id)?.users ?? null
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
