import { eq } from 'drizzle-orm'
import { DateTime } from 'luxon'
import type { StartAsked } from '../../../../adapters/payments/payments.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { accountOf } from '../../../../access/roles.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { must } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { findSubscription, type Subscription } from '../../../plans/server/subscription.ts'
import { currencies } from '../../../plans/tiers.ts'
import { listBrandsOf } from '../../../profiles/server/reads.ts'
import type { billingCalls } from '../../contract.ts'
import { isBillable } from '../../details.ts'
import { actFor } from '../acting.ts'
import { assertUpgrade, heldAtProvider, refusingDeclined, soldTerms } from '../checkout.ts'
import { customerDetails, viewBillingProfile } from '../details.ts'
import { discountWords } from '../../discounts.ts'
import { assertTrialCovers, type DiscountCode, getUsableCode, notForUpgrades } from '../discounts.ts'
import { customers } from '../tables.ts'

const monthsAfter = (at: Date, months: number) => DateTime.fromJSDate(at, { zone: 'utc' }).plus({ months }).toJSDate()

export const previewPlan: Handler<typeof billingCalls.previewPlan> = async (
  { brandUid, tier, priceId, code },
  { actor, db, payments },
) => {
  const { org } = await actFor(db, actor, brandUid, 'manage')
  const terms = await soldTerms(db, tier, priceId)
  if (!isBillable(viewBillingProfile(org)))
    throw new CallError('failed-precondition', 'Add your billing details first.')
  const held = heldAtProvider(await findSubscription(db, org.uid))
  // Whole seconds, which is what a provider counts by.
  const asOf = new Date(Math.floor(now().getTime() / 1000) * 1000)
  const quantity = (await listBrandsOf(db, org.uid)).length
  const found = code && !held ? await getUsableCode(db, { org, code, terms }) : null
  const coupon = couponOf(found)
  const trialDays = found?.trialDays ?? null
  const seen = async (off: Pick<StartAsked, 'coupon' | 'trialDays'>) => {
    if (held) {
      assertUpgrade(held, terms)
      await assertTrialCovers(db, held, terms)
      if (code) throw new CallError('failed-precondition', notForUpgrades)
      return payments.previewChange(must(held.providerId, 'provider id'), { priceId, at: asOf })
    }
    const [known] = await db.select().from(customers).where(eq(customers.orgUid, org.uid))
    const customer = known?.providerId ?? (await customerDetails(db, org, accountOf(actor)))
    return payments.previewStart({ customer, priceId, quantity, ...off })
  }
  const { currency, today, next } = await refusingDeclined(seen({ coupon, trialDays }))
  const full = coupon && (await refusingDeclined(seen({})))
  const fullFrom = coupon && monthsAfter(asOf, coupon.months)
  return {
    kind: held ? 'upgrade' : 'start',
    currency: must(
      currencies.find((one) => one === currency),
      'a supported currency',
    ),
    quantity,
    today,
    next: { ...next, at: next.at.toISOString() },
    timezone: org.timezone,
    asOf: asOf.toISOString(),
    discount: found &&
      full && {
        words: discountWords(found),
        full: { today: full.today, next: { due: full.next.due, tax: full.next.tax } },
        fullFrom: found.months > 1 && fullFrom ? fullFrom.toISOString() : null,
      },
    trial: trialOf(next.at, found, held),
    planned: plannedOf(held),
  }
}

/** What a plan in force is set to become with its next period. */
function plannedOf(held: Subscription | null) {
  const tier = held?.ending ? ('basic' as const) : held?.nextTier
  return held && tier ? { tier, at: must(held.periodEnd, 'period end').toISOString() } : null
}

const couponOf = (found: DiscountCode | null) => (found?.couponId ? { id: found.couponId, months: found.months } : null)

/** What is free until the first payment `at` a moment: of a code, or of the trial that runs. */
function trialOf(at: Date, found: DiscountCode | null, held: Subscription | null) {
  const until = at.toISOString()
  if (found?.trialDays) return { until, needsCard: found.needsCard }
  return held?.state === 'trialing' ? { until, needsCard: false } : null
}
