import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { first, must } from '../../../kit/contract/must.ts'
import type { Payments } from '../../../adapters/payments/payments.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type * as z from 'zod/mini'
import { membershipFacts } from '../../accounts/server/facts.ts'
import { organisationFacts } from '../../organisations/server/facts.ts'
import { featuresOf } from '../../plans/entitlements.ts'
import { type Currency, currencies, type TierId } from '../../plans/tiers.ts'
import type { Terms } from '../../plans/server/subscription.ts'
import { soldTierFacts, subscriptionFacts, tierTermFacts } from '../../plans/server/facts.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import type { TierEffect, TierFields, TierPrices, TierRow } from '../contract/tiers.ts'

/** A subscription by which an organisation has its tier. */
const inForce = inArray(subscriptionFacts.state, ['active', 'trialing', 'past_due'])

/** Every tier as it is sold now, in order. */
export async function listTierRows(db: Queryable): Promise<TierRow[]> {
  const rows = await db.select().from(soldTierFacts).orderBy(asc(soldTierFacts.position), asc(soldTierFacts.id))
  const terms = await db.select().from(tierTermFacts)
  const held = (
    await db.execute<{ tier: TierId; terms: number; count: number }>(sql`
      select ${subscriptionFacts.tier}, ${subscriptionFacts.termsVersion} as terms, count(*)::int as count
      from ${subscriptionFacts} where ${inForce} group by 1, 2 order by 2 desc`)
  ).rows
  return rows.map(({ id, name, enabled, position, users, features, version, termsVersion }) => {
    const sold = terms.filter((one) => one.tier === id && one.version === termsVersion)
    return {
      id,
      name,
      enabled,
      position,
      users,
      features,
      version,
      termsVersion,
      freeCollabs: first(sold).freeCollabs,
      prices: pricesOf(sold),
      since: first(sold).since.toISOString(),
      opens: featuresOf(id),
      held: held.filter((one) => one.tier === id).map((one) => ({ termsVersion: one.terms, organisations: one.count })),
    }
  })
}

export async function getTierRow(db: Queryable, id: TierId): Promise<TierRow> {
  const row = (await listTierRows(db)).find((one) => one.id === id)
  if (!row) throw new CallError('not-found', 'We couldn’t find that tier.')
  return row
}

function pricesOf(sold: readonly Terms[]): TierPrices {
  const of = (currency: Currency) => {
    const { monthly, perCollab, priceId } = must(sold.find((one) => one.currency === currency))
    return { monthly, perCollab, priceId }
  }
  return { GBP: of('GBP'), USD: of('USD'), CAD: of('CAD'), EUR: of('EUR') }
}

/** Whether a change needs new terms: what is paid or free differs. */
export function needsNewTerms(before: TierRow, after: TierFields): boolean {
  return (
    before.freeCollabs !== after.freeCollabs ||
    currencies.some(
      (currency) =>
        before.prices[currency].monthly !== after.prices[currency].monthly ||
        before.prices[currency].perCollab !== after.prices[currency].perCollab,
    )
  )
}

/** A price id that was typed in anew; with new terms, the old one would stand for two. */
export function givenPriceId(before: TierRow, after: TierFields, currency: Currency): string | null {
  const given = after.prices[currency].priceId || null
  return given === before.prices[currency].priceId ? null : given
}

/** Why a tier can't be saved: its card lists what it doesn't open, or its prices are wrong. */
export async function tierProblems(
  db: Queryable,
  payments: Payments,
  before: TierRow,
  after: TierFields,
): Promise<string[]> {
  const unsold = after.features.filter((feature) => !before.opens.includes(feature))
  const features = unsold.map((feature) => `${feature} isn’t part of ${after.name}. Remove it from the plan’s card.`)
  return [...features, ...(await priceProblems(db, payments, before, after))]
}

/** What is wrong with a tier's price ids: each must be the provider's, monthly, of this amount and currency, and nobody else's. */
async function priceProblems(db: Queryable, payments: Payments, before: TierRow, after: TierFields): Promise<string[]> {
  const problems: string[] = []
  for (const currency of currencies) {
    const { monthly } = after.prices[currency]
    const id = givenPriceId(before, after, currency)
    if (before.id === 'basic' && monthly > 0) problems.push('Freemium is free in every currency.')
    if (before.id !== 'basic' && monthly === 0) problems.push(`${currency}: only Freemium can be free.`)
    if (!id) continue
    const [taken] = await db.select().from(tierTermFacts).where(eq(tierTermFacts.priceId, id))
    const found = await payments.findPrice(id)
    if (taken) problems.push(`${currency}: ${id} is already used for another price.`)
    else if (!found) problems.push(`${currency}: the payment provider has no price ${id}.`)
    else if (!found.active) problems.push(`${currency}: ${id} isn’t active with the payment provider.`)
    else if (!found.monthly) problems.push(`${currency}: ${id} isn’t a monthly price.`)
    else if (found.currency !== currency) problems.push(`${currency}: ${id} is in ${found.currency}.`)
    else if (found.amount !== monthly)
      problems.push(`${currency}: ${id} has a different amount with the payment provider.`)
  }
  return [...new Set(problems)]
}

/** Whom a change meets. An organisation without a subscription in force is on the basic tier. */
export async function effectOf(
  db: Queryable,
  before: TierRow,
  after: TierFields,
): Promise<Omit<z.output<typeof TierEffect>, 'problems'>> {
  const { rows } = await db.execute<{ organisations: number; brands: number; over: number; keeping: number }>(sql`
    with on_tier as (
      select ${organisationFacts.uid}, ${subscriptionFacts.providerId} is not null as paid from ${organisationFacts}
      left join ${subscriptionFacts} on ${subscriptionFacts.orgUid} = ${organisationFacts.uid} and ${inForce}
      where coalesce(${subscriptionFacts.tier}, 'basic') = ${before.id}),
    sized as (
      select t.uid, t.paid, count(distinct ${brandFacts.uid})::int as brands,
        count(distinct ${membershipFacts.accountUid})::int as people
      from on_tier t join ${brandFacts} on ${brandFacts.orgUid} = t.uid
      left join ${membershipFacts} on ${membershipFacts.profileUid} = ${brandFacts.uid}
      group by 1, 2)
    select count(*)::int as organisations, coalesce(sum(brands), 0)::int as brands,
      coalesce(sum(brands) filter (where people > ${after.users}::int), 0)::int as over,
      (count(*) filter (where paid))::int as keeping
    from sized`)
  const { organisations, brands, over, keeping } = first(rows)
  const newTerms = needsNewTerms(before, after)
  return { organisations, brands, overUsers: over, newTerms, keeping: newTerms ? keeping : 0 }
}

/** The row of a tier, held for a change. */
export async function lockTier(db: Queryable, id: TierId): Promise<void> {
  await db
    .select()
    .from(soldTierFacts)
    .where(and(eq(soldTierFacts.id, id)))
    .for('update')
}
