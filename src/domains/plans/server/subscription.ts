import { and, eq, sql } from 'drizzle-orm'
import { must, one } from '../../../kit/contract/must.ts'
import { dayMs, now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import type { Currency, TierId } from '../tiers.ts'
import { subscriptions, tiers, tierTerms } from './tables.ts'

export type Subscription = typeof subscriptions.$inferSelect
export type Terms = typeof tierTerms.$inferSelect

/** A plan whose payment is due keeps its entitlements for seven days. */
export const graceMs = 7 * dayMs

/** Whether a subscription's entitlements count now. */
export function isInForce(subscription: Pick<Subscription, 'state' | 'pastDueSince'>): boolean {
  const { state, pastDueSince } = subscription
  if (state === 'past_due') return !pastDueSince || now().getTime() < pastDueSince.getTime() + graceMs
  return state === 'active' || state === 'trialing'
}

const subscriptionsOf = prepared((db) =>
  db
    .select()
    .from(subscriptions)
    .where(sql`${subscriptions.orgUid} = any(${sql.placeholder('orgs')})`)
    .prepare('subscriptions_of'),
)

/** The tier whose entitlements each organisation has now; one that is missing here is on `basic`. */
export async function findTiers(db: Queryable, orgUids: readonly string[]): Promise<Map<string, TierId>> {
  if (orgUids.length === 0) return new Map()
  const rows = await subscriptionsOf(db, { orgs: [...orgUids] })
  return new Map(rows.filter(isInForce).map((row) => [row.orgUid, row.tier]))
}

export async function findSubscription(db: Queryable, orgUid: string): Promise<Subscription | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.orgUid, orgUid))
  return row ?? null
}

/** What an organisation's plan is now: its tier, what that tier allows, the terms that it was taken at, and its subscription, in force or not. */
export type Plan = {
  tier: TierId
  name: string
  users: number | null
  features: string[]
  terms: Terms
  subscription: Subscription | null
}

/** An organisation's subscription beside what it may be on: its tier and `basic`, at the terms sold now and those it was taken at. */
const plansOf = prepared((db) =>
  db
    .select({ tier: tiers, terms: tierTerms, subscription: subscriptions })
    .from(tiers)
    .leftJoin(subscriptions, eq(subscriptions.orgUid, sql.placeholder('org')))
    .innerJoin(
      tierTerms,
      and(
        eq(tierTerms.tier, tiers.id),
        sql`${tierTerms.version} in (${tiers.termsVersion}, ${subscriptions.termsVersion})`,
        sql`${tierTerms.currency} in (${sql.placeholder('currency')}, ${subscriptions.currency})`,
      ),
    )
    .where(sql`${tiers.id} in ('basic', ${subscriptions.tier})`)
    .prepare('plans_of'),
)

/** The plan in force. Without a subscription it is `basic`, at the terms sold now in the organisation's currency. */
export async function getPlan(db: Queryable, org: { uid: string; currency: Currency }): Promise<Plan> {
  const rows = await plansOf(db, { org: org.uid, currency: org.currency })
  const subscription = rows[0]?.subscription ?? null
  const held = subscription && isInForce(subscription) ? subscription : null
  const id = held?.tier ?? 'basic'
  const paid = held?.providerId ? held : null
  const found = rows.find(
    ({ tier, terms }) =>
      tier.id === id &&
      terms.version === (paid?.termsVersion ?? tier.termsVersion) &&
      terms.currency === (paid?.currency ?? org.currency),
  )
  const { tier, terms } = must(found, `the tier ${id} with its terms in ${org.currency}`)
  return { tier: id, name: tier.name, users: tier.users, features: tier.features, terms, subscription }
}

/** The terms that a price of the payment provider stands for. */
export async function findTermsOfPrice(db: Queryable, priceId: string): Promise<Terms | null> {
  const [terms] = await db.select().from(tierTerms).where(eq(tierTerms.priceId, priceId))
  return terms ?? null
}

/** Puts an organisation on a tier at once, without a payment provider: the demo's and the tests' way. */
export async function setTier(tx: Tx, orgUid: string, tier: TierId): Promise<void> {
  await saveSubscription(tx, { orgUid, tier, state: 'active', since: now() })
}

/** Writes an organisation's subscription as the payment provider has it. */
export async function saveSubscription(tx: Tx, row: typeof subscriptions.$inferInsert): Promise<Subscription> {
  const { orgUid: _key, ...rest } = row
  const saved = one(
    await tx
      .insert(subscriptions)
      .values(row)
      .onConflictDoUpdate({ target: subscriptions.orgUid, set: rest })
      .returning(),
  )
  return saved
}
