import { must } from '../../../../kit/contract/must.ts'
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

const noPage = { checkout_required: false, sessionId: null, url: null }

/** However many tabs ask at once, one page is opened and one subscription comes of it. */
export const initCheckout: Handler<typeof billingCalls.initCheckout> = async (
  { selected_plan: tier, price_id: priceId, billing_details: details, brand_uid: named },
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
  const purchase = { org, brandUid, accountUid: accountOf(actor), tier, priceId }
  const note = (kind: KindAbout<'billing'>, after: Record<string, string>) =>
    db.transaction((tx) => record(tx, actor, 'brand', kind, { subjectUid: org.uid, brandUid }, { after }))
  for (let tries = 0; tries < 3; tries += 1) {
    const decision = await db.transaction((tx) => decide(tx, purchase))
    if (decision.kind === 'upgrade') {
      const providerId = must(decision.subscription.providerId, 'provider id')
      const key = await changeKey(db, providerId, `upgrade:${priceId}`)
      await refusingDeclined(payments.changeSubscription(providerId, { priceId }, key))
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
  throw new CallError('aborted', 'Someone else in your team is choosing a plan right now. Try again in a moment.')
}
