import { and, eq, gt } from 'drizzle-orm'
import { now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Organisation } from '../../organisations/server/reads.ts'
import { soldTierFacts, tierTermFacts } from '../../plans/server/facts.ts'
import { getPlan, isInForce, type Subscription } from '../../plans/server/subscription.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import type { VenuePrice } from '../contract/venues.ts'
import { earliestStart, restOfMonth } from '../rest-of-month.ts'

const secondMs = 1_000

/**
 * What one venue more costs an organisation that has so many. Nothing is due at once: the provider puts what is left of the
 * month onto the next invoice. It counts from when it hears of the venue, ten minutes later at most (`follow-brands`).
 */
export async function priceOfVenue(db: Queryable, org: Organisation, venues: number): Promise<VenuePrice> {
  const plan = await getPlan(db, org)
  const { monthly: current, perCollab, currency } = plan.terms
  const held = plan.subscription && isInForce(plan.subscription) ? plan.subscription : null
  const rest = { plan: plan.name, currency, perCollab, venues, dueToday: 0, timezone: org.timezone }
  if (!held || current === 0) return { ...rest, how: 'free', monthly: current, next: null, isEnding: false }
  if (!held.providerId || !held.periodEnd)
    return { ...rest, how: 'given', monthly: current, next: null, isEnding: false }
  const isEnding = held.ending
  const monthly = await nextMonthly(db, held, current)
  // In a trial nothing is charged before it ends.
  const counted = held.state === 'trialing' ? 0 : current
  const untilThen = restOfMonth(counted, held.periodEnd, now())
  const month = isEnding ? 0 : monthly * (venues + 1)
  const earlier = await restOfEarlier(db, org, counted, held.periodEnd)
  const next = {
    at: held.periodEnd.toISOString(),
    amount: month + untilThen + earlier,
    untilThen,
    earlier,
    month,
  }
  return { ...rest, how: 'billed', monthly, next, isEnding }
}

/** What the venues that were added since a period began put onto the invoice that ends it, at most. */
async function restOfEarlier(db: Queryable, { uid }: Organisation, monthly: number, periodEnd: Date): Promise<number> {
  // Providers count in whole seconds: a venue of the very second was there when the period began.
  const begun = plus(earliestStart(periodEnd), secondMs)
  const { createdAt } = brandFacts
  const rows = await db
    .select({ createdAt })
    .from(brandFacts)
    .where(and(eq(brandFacts.orgUid, uid), gt(createdAt, begun)))
  return rows.reduce((sum, row) => sum + restOfMonth(monthly, periodEnd, row.createdAt), 0)
}

/** What one venue costs from the next period on: of a smaller plan that begins then, its price. */
async function nextMonthly(db: Queryable, { nextTier, currency }: Subscription, current: number): Promise<number> {
  if (!nextTier || !currency) return current
  const [row] = await db
    .select({ monthly: tierTermFacts.monthly })
    .from(soldTierFacts)
    .innerJoin(
      tierTermFacts,
      and(
        eq(tierTermFacts.tier, soldTierFacts.id),
        eq(tierTermFacts.version, soldTierFacts.termsVersion),
        eq(tierTermFacts.currency, currency),
      ),
    )
    .where(eq(soldTierFacts.id, nextTier))
  return row?.monthly ?? current
}
