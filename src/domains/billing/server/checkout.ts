import { createHash } from 'node:crypto'
import { and, eq, gt, gte, isNotNull, ne } from 'drizzle-orm'
import { first, must, one } from '../../../kit/contract/must.ts'
import { type Payments, PaymentDeclined, PaymentRefused } from '../../../adapters/payments/payments.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Db, Queryable, Tx } from '../../../kit/server/database.ts'
import { findSubscription, isInForce, type Subscription, type Terms } from '../../plans/server/subscription.ts'
import { columnsOf } from '../../../kit/server/facts.ts'
import { tierTermFacts, soldTierFacts } from '../../plans/server/facts.ts'
import { isAtLeast, type TierId } from '../../plans/tiers.ts'
import { customerDetails } from './details.ts'
import { lockOrganisation, type Organisation } from '../../organisations/server/reads.ts'
import { listBrandsOf } from '../../profiles/server/reads.ts'
import { assertTrialCovers, endCheckouts, getUsableCode, holdCode, notForUpgrades, settleCode } from './discounts.ts'
import { checkouts, customers, discountCodes, providerSubscriptions } from './tables.ts'

type Checkout = typeof checkouts.$inferSelect
type Purchase = {
  org: Organisation
  brandUid: string
  accountUid: string
  tier: TierId
  priceId: string
  /** A discount code, as it was typed. */
  code: string | null
}
export type Decision = { kind: 'upgrade'; subscription: Subscription } | { kind: 'checkout'; checkout: Checkout }

/** The terms that are sold now under a price; refused when the page that chose it is older than the prices. */
export async function soldTerms(db: Queryable, tier: TierId, priceId: string): Promise<Terms> {
  const [row] = await db
    .select({ name: soldTierFacts.name, enabled: soldTierFacts.enabled, terms: columnsOf(tierTermFacts) })
    .from(soldTierFacts)
    .innerJoin(
      tierTermFacts,
      and(eq(tierTermFacts.tier, soldTierFacts.id), eq(tierTermFacts.version, soldTierFacts.termsVersion)),
    )
    .where(and(eq(soldTierFacts.id, tier), eq(tierTermFacts.priceId, priceId)))
  if (!row) throw new CallError('failed-precondition', 'Our prices have changed. Reload to see the new ones.')
  if (!row.enabled)
    throw new CallError('failed-precondition', `${row.name} isn’t available right now. Choose another plan.`)
  return row.terms
}

/** A subscription that the provider has and that is in force. */
export function heldAtProvider(subscription: Subscription | null): Subscription | null {
  return subscription?.providerId && isInForce(subscription) ? subscription : null
}

/** Decides, one asker after the other, what a wish for a plan needs: a page to pay on (one for all askers), or a change. */
export async function decide(tx: Tx, purchase: Purchase): Promise<Decision> {
  const { org, tier, priceId, code, brandUid, accountUid } = purchase
  await lockOrganisation(tx, org.uid)
  const terms = await soldTerms(tx, tier, priceId)
  const held = heldAtProvider(await findSubscription(tx, org.uid))
  if (held) {
    assertUpgrade(held, terms)
    await assertTrialCovers(tx, held, terms)
    if (code !== null) throw new CallError('failed-precondition', notForUpgrades)
    return { kind: 'upgrade', subscription: held }
  }
  const quantity = (await listBrandsOf(tx, org.uid)).length
  const [open] = await tx
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.orgUid, org.uid), eq(checkouts.state, 'open')))
  if (open) {
    // What can’t be used ends no page that can be paid.
    if (code !== null) await getUsableCode(tx, { org, code, terms })
    return { kind: 'checkout', checkout: open }
  }
  const uid = newUid('checkout')
  const discountUid = code === null ? null : (await holdCode(tx, { org, code, terms }, uid)).uid
  const whose = { orgUid: org.uid, brandUid, accountUid }
  const made = one(
    await tx
      .insert(checkouts)
      .values({ uid, ...whose, tier, priceId, quantity, discountUid, createdAt: now() })
      .returning(),
  )
  return { kind: 'checkout', checkout: made }
}

/** Refuses what is no upgrade of the plan in force. */
export function assertUpgrade(held: Subscription, terms: Terms): void {
  if (held.state === 'past_due')
    throw new CallError('failed-precondition', 'You have a payment due. Update your card first, then change your plan.')
  if (held.tier === terms.tier) throw new CallError('failed-precondition', 'You’re already on this plan.')
  if (!isAtLeast(terms.tier, held.tier))
    throw new CallError(
      'failed-precondition',
      'Downgrades start with your next billing period. Choose “Downgrade” instead.',
    )
  if (held.currency !== terms.currency)
    throw new CallError('failed-precondition', `Your plan is billed in ${held.currency}. Choose that currency.`)
}

/** The provider's customer of an organisation, made when there is none, with its newest details. */
export async function ensureCustomer(
  db: Db,
  payments: Payments,
  org: Organisation,
  accountUid: string,
): Promise<string> {
  const details = await customerDetails(db, org, accountUid)
  const [known] = await db.select().from(customers).where(eq(customers.orgUid, org.uid))
  if (known) {
    await payments.updateCustomer(known.providerId, details)
    return known.providerId
  }
  // A key stands for one request: other details are another.
  const digest = createHash('sha256').update(JSON.stringify(details)).digest('hex').slice(0, 16)
  const providerId = await payments.createCustomer(details, `customer:${org.uid}:${digest}`)
  await db.insert(customers).values({ orgUid: org.uid, providerId, createdAt: now() }).onConflictDoNothing()
  // Two people at once are two requests: whose was stored first is the payer for both.
  const stored = first(await db.select().from(customers).where(eq(customers.orgUid, org.uid)))
  return stored.providerId
}

/** Whether an organisation went to a payment page lately: what came of it may still be on its way. */
export async function isPaying(db: Queryable, orgUid: string): Promise<boolean> {
  const opened = and(
    ne(checkouts.state, 'ended'),
    isNotNull(checkouts.sessionId),
    gt(checkouts.createdAt, plus(now(), -dayMs)),
  )
  const [page] = await db
    .select({ uid: checkouts.uid })
    .from(checkouts)
    .where(and(eq(checkouts.orgUid, orgUid), opened))
    .limit(1)
  return page !== undefined
}

/** A paid page whose subscription we know, though its own webhook never came: it is not open any more. */
async function hasSettled(db: Db, { uid, orgUid, createdAt }: Checkout): Promise<boolean> {
  const [known] = await db
    .select({ id: providerSubscriptions.id })
    .from(providerSubscriptions)
    .where(and(eq(providerSubscriptions.orgUid, orgUid), gte(providerSubscriptions.startedAt, wholeSecond(createdAt))))
    .limit(1)
  if (known)
    await db.transaction(async (tx) => {
      await tx.update(checkouts).set({ state: 'paid' }).where(eq(checkouts.uid, uid))
      await settleCode(tx, uid, 'paid')
    })
  return known !== undefined
}

const wholeSecond = (at: Date) => new Date(Math.floor(at.getTime() / 1000) * 1000)

const notSoldThere = 'We can’t take payment for this plan right now. Choose another, or contact your account manager.'

/**
 * The page of an open checkout, opened when it is not yet. Null when what was open is for something else, or over: it is
 * ended then, and the wish is decided anew. `paid` when the money has come and only its webhook is on the way.
 */
export async function openPage(
  parts: { db: Db; payments: Payments; config: Config },
  org: Organisation,
  checkout: Checkout,
  purchase: { priceId: string; accountUid: string; code: string | null },
): Promise<{ sessionId: string; url: string } | 'paid' | null> {
  const { db, payments, config } = parts
  const quantity = (await listBrandsOf(db, org.uid)).length
  const [discount] = checkout.discountUid
    ? await db.select().from(discountCodes).where(eq(discountCodes.uid, checkout.discountUid))
    : []
  const isSamePurchase = checkout.priceId === purchase.priceId && (discount?.code ?? null) === purchase.code
  if (checkout.sessionId) {
    const state = await payments.findCheckout(checkout.sessionId)
    if (state === 'paid') return (await hasSettled(db, checkout)) ? null : 'paid'
    const fits = isSamePurchase && checkout.quantity === quantity
    if (state === 'open' && fits) return { sessionId: checkout.sessionId, url: must(checkout.url, 'url') }
    if (state === 'open' && !(await payments.endCheckout(checkout.sessionId))) return 'paid'
    await db.transaction((tx) => endCheckouts(tx, eq(checkouts.uid, checkout.uid)))
    return null
  }
  const customerId = await ensureCustomer(db, payments, org, purchase.accountUid)
  const back = `${config.publicUrl}/app/brand/billing`
  const order = {
    customerId,
    orgUid: org.uid,
    checkoutUid: checkout.uid,
    priceId: checkout.priceId,
    quantity: checkout.quantity,
    couponId: discount?.couponId ?? null,
    trial: discount?.trialDays ? { days: discount.trialDays, needsCard: discount.needsCard } : null,
    successUrl: `${back}/subscription-complete?brand_uid=${checkout.brandUid}`,
    cancelUrl: `${back}?uid=${checkout.brandUid}`,
  }
  const ofThis = and(eq(checkouts.uid, checkout.uid), eq(checkouts.state, 'open'))
  let page: { sessionId: string; url: string }
  try {
    page = await payments.openCheckout(order, checkout.uid)
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    await db.transaction((tx) => endCheckouts(tx, ofThis))
    if (!isSamePurchase) return null
    throw new CallError('failed-precondition', notSoldThere, { cause: error })
  }
  await db.update(checkouts).set(page).where(ofThis)
  if (isSamePurchase) return page
  return openPage(parts, org, { ...checkout, ...page }, purchase)
}

/** A provider remembers refusals by their key as well: after this long, the same wish is a new one. */
const samePurchaseMs = 15_000

/** Names a change of a subscription, so that asking twice changes once: by what it was when it was asked, and about when. */
export async function changeKey(db: Queryable, providerId: string, what: string): Promise<string> {
  const [row] = await db.select().from(providerSubscriptions).where(eq(providerSubscriptions.id, providerId))
  return `${what}:${providerId}:${row?.version ?? 0}:${Math.floor(now().getTime() / samePurchaseMs)}`
}

/** A declined card, or a price that is not sold any more, as a refusal for the person. */
export async function refusingDeclined<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof PaymentRefused) throw new CallError('failed-precondition', notSoldThere, { cause: error })
    if (error instanceof PaymentDeclined) throw new CallError('failed-precondition', error.message, { cause: error })
    throw error
  }
}
