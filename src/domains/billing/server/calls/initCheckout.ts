import { eq } from 'drizzle-orm'
import { must } from '../../../../kit/contract/must.ts'
import { minuteMs, now } from '../../../../kit/server/clock.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { accountOf } from '../../../../access/roles.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import type { KindAbout } from '../../../audit/events.ts'
import type { billingCalls } from '../../contract.ts'
import { isBillable } from '../../details.ts'
import { actFor, sessionBrand } from '../acting.ts'
import { changeKey, decide, openPage, refusingDeclined, soldTerms } from '../checkout.ts'
import { storeDetails, viewBillingProfile } from '../details.ts'
import { providerSubscriptions } from '../tables.ts'

/** How long what a preview said is charged. */
const previewHoldsMs = 15 * minuteMs

/** The moment a preview counted from, while it holds. */
function previewedAt(asOf: string | undefined): Date | undefined {
  const at = asOf === undefined ? null : new Date(asOf)
  const age = at ? now().getTime() - at.getTime() : -1
  return at && age >= 0 && age <= previewHoldsMs ? at : undefined
}

/** Refuses what was counted before the period that runs now: a whole one would be charged instead of the rest that was shown. */
async function assertSamePeriod(db: Queryable, asOf: string | undefined, providerId: string): Promise<void> {
  if (asOf === undefined) return
  const { id, periodStart } = providerSubscriptions
  const [known] = await db.select({ periodStart }).from(providerSubscriptions).where(eq(id, providerId))
  if (known && new Date(asOf) < known.periodStart)
    throw new CallError(
      'failed-precondition',
      'Your plan has just renewed, so the price has changed. Reload to see the new one.',
    )
}

const noPage = { checkout_required: false, sessionId: null, url: null }

/** However many tabs ask at once, one page is opened and one subscription comes of it. */
export const initCheckout: Handler<typeof billingCalls.initCheckout> = async (
  { selected_plan: tier, price_id: priceId, billing_details: details, brand_uid: named, as_of: asOf, code },
  { actor, caller, db, config, payments },
) => {
  const brandUid = await sessionBrand(db, actor, caller, named)
  let { org } = await actFor(db, actor, brandUid, 'manage')
  await soldTerms(db, tier, priceId)
  if (details) {
    const given = org
    await db.transaction((tx) => storeDetails(tx, actor, given, details))
    org = (await actFor(db, actor, brandUid, 'manage')).org
  }
  if (!isBillable(viewBillingProfile(org)))
    throw new CallError('failed-precondition', 'Add your billing details first.')
  const purchase = { org, brandUid, accountUid: accountOf(actor), tier, priceId, code: code || null }
  const note = (kind: KindAbout<'billing'>, after: Record<string, string>) =>
    db.transaction((tx) => record(tx, actor, 'brand', kind, { subjectUid: org.uid, brandUid }, { after }))
  const buy = async () => {
    for (let tries = 0; tries < 3; tries += 1) {
      const decision = await db.transaction((tx) => decide(tx, purchase))
      if (decision.kind === 'upgrade') {
        const providerId = must(decision.subscription.providerId, 'provider id')
        await assertSamePeriod(db, asOf, providerId)
        const key = await changeKey(db, providerId, `upgrade:${priceId}`)
        const at = previewedAt(asOf)
        await refusingDeclined(payments.changeSubscription(providerId, { priceId, at }, key))
        await note('subscription.upgraded', { from: decision.subscription.tier, tier })
        return noPage
      }
      const page = await openPage({ db, payments, config }, org, decision.checkout, purchase)
      if (page === 'paid') return noPage
      if (page) {
        await note('checkout.started', { tier, checkout: decision.checkout.uid })
        return { checkout_required: true, ...page }
      }
    }
    throw new CallError('aborted', 'Someone else on your team is choosing a plan right now. Try again in a moment.')
  }
  // Without details of its own a failure is answered as any other: nothing was changed.
  return details ? buy().catch(afterSaving) : buy()
}

/** The details stay saved when the provider does not answer. Nobody is told that nothing was changed. */
function afterSaving(error: unknown): never {
  if (error instanceof CallError) throw error
  throw new CallError(
    'unavailable',
    'Your billing details are saved, but we couldn’t reach our payment provider. Please try again shortly.',
    { cause: error },
  )
}
