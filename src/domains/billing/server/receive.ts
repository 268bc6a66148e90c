import { keysOf } from '../../../kit/contract/keys.ts'
import { and, eq } from 'drizzle-orm'
import { first } from '../../../kit/contract/must.ts'
import type { Payments, ProviderEvent, ProviderSubscription } from '../../../adapters/payments/payments.ts'
import { systemActor } from '../../../access/roles.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Db, Tx } from '../../../kit/server/database.ts'
import type { Log } from '../../../kit/server/log.ts'
import { currencies, tierIds } from '../../plans/tiers.ts'
import { record } from '../../audit/server/record.ts'
import { listBrandsOf } from '../../profiles/server/reads.ts'
import { pushTo } from '../../notifications/server/live-updates.ts'
import { findOrganisation, lockOrganisation } from '../../organisations/server/reads.ts'
import { listAccounts } from './organisation.ts'
import { listLive } from './credit-note-view.ts'
import { applyCreditNote } from './credit-note-settle.ts'
import { settleCode } from './discounts.ts'
import { derivePlan } from './plan.ts'
import { checkouts, customers, type EventOutcome, invoices, paymentEvents, providerSubscriptions } from './tables.ts'

type Result = { outcome: EventOutcome; note?: string; orgUid?: string | null }
export type Received = Result | { outcome: 'repeated' }

/**
 * Takes one webhook: signature, then in one transaction its id (each once) and what it says. Repeated, late, shuffled and
 * foreign ones change nothing that they should not. Throws `BadSignature`.
 */
export async function receiveWebhook(
  parts: { db: Db; config: Config; payments: Payments; log: Log },
  raw: Buffer,
  signature: string | undefined,
): Promise<Received> {
  const event = await parts.payments.readEvent(raw, signature)
  const result = await parts.db.transaction((tx) => takeEvent(tx, parts.config, event))
  const about = { event: event.id, type: event.type, outcome: result.outcome }
  if (result.outcome === 'odd') parts.log.warn({ ...about, note: result.note }, 'a webhook needs attention')
  else parts.log.debug(about, 'webhook received')
  return result
}

/** The same without the signature, for the replay of what was checked before. */
export async function takeEvent(tx: Tx, config: Config, event: ProviderEvent): Promise<Received> {
  const [taken] = await tx
    .insert(paymentEvents)
    .values({
      id: event.id,
      type: event.type,
      at: event.at,
      receivedAt: now(),
      outcome: 'applied',
      subjectId: subjectOf(event),
      ...(event.about === 'subscription'
        ? { status: event.subscription.status, priceId: event.subscription.priceId, orgUid: event.subscription.orgUid }
        : {}),
    })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  if (!taken) return { outcome: 'repeated' }
  const result = await apply(tx, config, event)
  const { outcome, note = '', orgUid = null } = result
  const isReported = outcome === 'applied' && event.about === 'subscription' && event.subscription.orgUid === orgUid
  if (!isReported) await tx.update(paymentEvents).set({ outcome, note, orgUid }).where(eq(paymentEvents.id, event.id))
  return result
}

/** The provider’s id of what an event tells of. */
function subjectOf(event: ProviderEvent): string | null {
  if (event.about === 'subscription') return event.subscription.id
  if (event.about === 'invoice') return event.invoice.id
  if (event.about === 'credit-note') return event.creditNote.id
  return event.about === 'checkout' ? event.sessionId : null
}

async function apply(tx: Tx, config: Config, event: ProviderEvent): Promise<Result> {
  if (event.about === 'subscription') return applySubscription(tx, config, event.subscription, event)
  if (event.about === 'invoice') return applyInvoice(tx, event)
  if (event.about === 'credit-note') return applyCreditNote(tx, config, event.creditNote)
  if (event.about === 'checkout') return applyCheckout(tx, event)
  return { outcome: 'ignored' }
}

/** The later of two things said holds; within one second an end holds, then the later id, and the provider will be asked. */
export async function applySubscription(
  tx: Tx,
  config: Config,
  reported: ProviderSubscription,
  by: { id: string; at: Date },
): Promise<Result> {
  const orgUid = reported.orgUid ?? (await ownerOf(tx, reported.customerId))
  // Held to the end: what is said of one organisation is taken one after the other.
  if (!orgUid || !(await lockOrganisation(tx, orgUid)))
    return { outcome: 'odd', note: 'No organisation matches this subscription.', orgUid }
  const { id, customerId, status, priceId, quantity, startedAt, periodStart, periodEnd, ending, discounted } = reported
  const nextTier = tierIds.find((tier) => tier === reported.nextTier) ?? null
  const period = { startedAt, periodStart, periodEnd, ending, discounted, nextTier }
  const facts = { customerId, orgUid, status, priceId, quantity, ...period }
  const fresh = { ...facts, reportedAt: by.at, reportedBy: by.id }
  const [before] = await tx.select().from(providerSubscriptions).where(eq(providerSubscriptions.id, id))
  let isStale = false
  if (!before) await tx.insert(providerSubscriptions).values({ id, ...fresh })
  else {
    const sameSecond = before.reportedAt.getTime() === by.at.getTime()
    const differs = keysOf(facts).some((key) => String(before[key]) !== String(facts[key]))
    const ofThis = eq(providerSubscriptions.id, id)
    if (sameSecond && differs) await tx.update(providerSubscriptions).set({ unsure: true }).where(ofThis)
    const isLater = sameSecond
      ? rankOf(reported.status, by.id) > rankOf(before.status, before.reportedBy)
      : by.at.getTime() > before.reportedAt.getTime()
    isStale = !isLater
    if (isLater)
      await tx
        .update(providerSubscriptions)
        .set({ ...fresh, unsure: sameSecond && (differs || before.unsure), version: before.version + 1 })
        .where(ofThis)
  }
  // A late one too: since when a payment is due, and what the last known price was, follow from all of them.
  const note = await derivePlan(tx, config, orgUid)
  return { outcome: note ? 'odd' : isStale ? 'stale' : 'applied', note, orgUid }
}

const rankOf = (status: string, id: string) => `${status === 'canceled' ? 2 : status === 'incomplete' ? 0 : 1}${id}`

type PaidInvoice = (ProviderEvent & { about: 'invoice' })['invoice']

/** Once for each invoice, under the first venue of its organisation. */
async function recordPaid(tx: Tx, orgUid: string, { id, number, total, currency }: PaidInvoice): Promise<void> {
  const [brand] = await listBrandsOf(tx, orgUid)
  if (!brand) return
  const subject = { subjectUid: brand.uid, brandUid: brand.uid }
  await record(tx, systemActor, 'clock', 'invoice.paid', subject, {
    context: { invoice: id, number, amount: total, currency },
  })
}

/** Nobody paid an open invoice that credit notes left nothing of. */
async function isCreditedInFull(tx: Tx, { id, total, creditUsed }: PaidInvoice): Promise<boolean> {
  const notes = await listLive(tx, id)
  const taken = notes.reduce((sum, { offInvoice }) => sum + offInvoice, 0)
  return taken > 0 && taken >= total - creditUsed
}

async function applyInvoice(tx: Tx, { id: reportedBy, at: reportedAt, invoice }: ProviderEvent & { about: 'invoice' }) {
  const orgUid = await ownerOf(tx, invoice.customerId)
  if (!orgUid || !(await findOrganisation(tx, orgUid)))
    return { outcome: 'odd' as const, note: 'No organisation matches this customer.', orgUid }
  const currency = currencies.find((one) => one === invoice.currency)
  if (!currency) return { outcome: 'odd' as const, note: `We don’t sell in ${invoice.currency}.`, orgUid }
  const { id, customerId: _customer, ...facts } = invoice
  const fresh = { ...facts, currency, orgUid, reportedAt, reportedBy }
  const [added] = await tx
    .insert(invoices)
    .values({ id, ...fresh })
    .onConflictDoNothing()
    .returning({ id: invoices.id })
  let wasPaid = false
  if (!added) {
    const before = first(await tx.select().from(invoices).where(eq(invoices.id, id)).for('update'))
    const wasAt = before.reportedAt.getTime()
    const isLater =
      wasAt === reportedAt.getTime()
        ? invoiceRank(invoice.status, reportedBy) > invoiceRank(before.status, before.reportedBy)
        : reportedAt.getTime() > wasAt
    if (!isLater) return { outcome: 'stale' as const, orgUid }
    await tx.update(invoices).set(fresh).where(eq(invoices.id, id))
    wasPaid = before.status === 'paid'
  }
  if (invoice.status === 'paid' && !wasPaid && !(await isCreditedInFull(tx, invoice)))
    await recordPaid(tx, orgUid, invoice)
  await pushTo(
    tx,
    (await listAccounts(tx, orgUid)).map(({ uid }) => uid),
    ['subscription'],
  )
  return { outcome: 'applied' as const, orgUid }
}

/** An invoice goes one way only: from draft over open to its end. */
const invoiceRank = (status: string, id: string) =>
  `${['draft', 'open', 'uncollectible', 'void', 'paid'].indexOf(status)}${id}`

async function applyCheckout(
  tx: Tx,
  { checkoutUid, sessionId, state }: ProviderEvent & { about: 'checkout' },
): Promise<Result> {
  if (!checkoutUid) return { outcome: 'ignored', note: 'We didn’t open this checkout.' }
  if (state === 'open') return { outcome: 'ignored' }
  const [row] = await tx
    .update(checkouts)
    .set({ state, sessionId })
    .where(and(eq(checkouts.uid, checkoutUid), eq(checkouts.state, 'open')))
    .returning()
  // A page is paid also after whoever opened it has gone.
  await settleCode(tx, checkoutUid, state)
  if (row) return { outcome: 'applied', orgUid: row.orgUid }
  const [known] = await tx.select().from(checkouts).where(eq(checkouts.uid, checkoutUid))
  return known
    ? { outcome: 'stale', orgUid: known.orgUid }
    : { outcome: 'odd', note: 'We couldn’t find this checkout.' }
}

async function ownerOf(tx: Tx, customerId: string): Promise<string | null> {
  const [row] = await tx
    .select({ orgUid: customers.orgUid })
    .from(customers)
    .where(eq(customers.providerId, customerId))
  return row?.orgUid ?? null
}
