import { sql } from 'drizzle-orm'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import type { TierId } from '../tiers.ts'
import { subscriptions } from './tables.ts'

/** States in which a plan's entitlements count; `past_due` has its days of grace (product decisions §4). */
const inForce = ['active', 'trialing', 'past_due'] as const

const subscriptionsOf = prepared((db) =>
  db
    .select()
    .from(subscriptions)
    .where(sql`${subscriptions.orgUid} = any(${sql.placeholder('orgs')})`)
    .prepare('subscriptions_of'),
)

/** The tier whose entitlements an organisation has now; `basic` without a subscription in force. */
export async function findTiers(db: Queryable, orgUids: readonly string[]): Promise<Map<string, TierId>> {
  if (orgUids.length === 0) return new Map()
  const rows = await subscriptionsOf(db, { orgs: [...orgUids] })
  return new Map(
    rows.filter((row) => inForce.some((state) => state === row.state)).map((row) => [row.orgUid, row.tier]),
  )
}

/** Puts an organisation on a tier at once, as a confirmed payment does. */
export async function setTier(tx: Tx, orgUid: string, tier: TierId): Promise<void> {
  await tx
    .insert(subscriptions)
    .values({ orgUid, tier, state: 'active', since: now() })
    .onConflictDoUpdate({ target: subscriptions.orgUid, set: { tier, state: 'active' } })
}
