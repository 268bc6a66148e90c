import { eq, or } from 'drizzle-orm'
import type { ProviderCreditNote } from '../../../adapters/payments/payments.ts'
import { type Actor, systemActor } from '../../../access/roles.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import { one } from '../../../kit/contract/must.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { record } from '../../audit/server/record.ts'
import { pushTo } from '../../notifications/server/live-updates.ts'
import { getOrganisation } from '../../organisations/server/reads.ts'
import { listBrandsOf } from '../../profiles/server/reads.ts'
import { type CreditReason, creditReasons } from '../credit.ts'
import type { CreditNote } from './credit-note-view.ts'
import { wordsOfCreditNote } from './credit-note-words.ts'
import { viewBillingProfile } from './details.ts'
import type { Invoice } from './invoices.ts'
import { listAccounts, notifyBillingAdmins } from './organisation.ts'
import { creditNotes, type EventOutcome, invoices } from './tables.ts'

type Result = { outcome: EventOutcome; note?: string; orgUid?: string | null }

/**
 * Takes over what the provider says of a credit note, from its answer or its webhook, whichever comes first: issued once, void
 * once, with the event and the notification. One that was made at the provider is added.
 */
export async function applyCreditNote(tx: Tx, config: Config, reported: ProviderCreditNote): Promise<Result> {
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, reported.invoiceId)).for('update')
  if (!invoice) return { outcome: 'odd', note: 'We don’t know the invoice of this credit note.' }
  const { orgUid } = invoice
  const isThis = or(
    eq(creditNotes.providerId, reported.id),
    reported.uid ? eq(creditNotes.uid, reported.uid) : undefined,
  )
  const [before] = await tx.select().from(creditNotes).where(isThis).for('update')
  if (before && before.state !== 'pending') {
    if (reported.status !== 'void' || before.state === 'void') return { outcome: 'stale', orgUid }
    await tx.update(creditNotes).set({ state: 'void' }).where(eq(creditNotes.uid, before.uid))
    await recordNote(tx, 'credit-note.voided', systemActor, { ...before, invoice })
    await push(tx, orgUid)
    return { outcome: 'applied', orgUid }
  }
  const { id: providerId, number, status: state, offInvoice, refunded, kept, createdAt, pdfUrl } = reported
  const facts = { providerId, number, state, offInvoice, refunded, kept, createdAt, pdfUrl }
  const note = before
    ? one(await tx.update(creditNotes).set(facts).where(eq(creditNotes.uid, before.uid)).returning())
    : one(
        await tx
          .insert(creditNotes)
          .values(await foreignNote(tx, invoice, reported, facts))
          .returning(),
      )
  if (state === 'issued') {
    const actor = { ...systemActor, accountUid: note.issuedBy }
    await recordNote(tx, 'credit-note.issued', actor, { ...note, invoice })
    await notifyBillingAdmins(tx, config, orgUid, `credit-note:${note.uid}`, wordsOfCreditNote(note, invoice))
  }
  await push(tx, orgUid)
  return { outcome: 'applied', orgUid }
}

/** A note that was made at the provider’s own pages. How much of it is the plan is taken from its invoice. */
async function foreignNote(
  tx: Tx,
  invoice: Invoice,
  reported: ProviderCreditNote,
  facts: Pick<
    CreditNote,
    'providerId' | 'number' | 'state' | 'offInvoice' | 'refunded' | 'kept' | 'createdAt' | 'pdfUrl'
  >,
): Promise<typeof creditNotes.$inferInsert> {
  const { total, tax, words, reason } = reported
  const net = invoice.total - invoice.taxAmount
  return {
    ...facts,
    uid: reported.uid ?? newUid('credit_note'),
    invoiceId: invoice.id,
    orgUid: invoice.orgUid,
    currency: invoice.currency,
    total,
    taxAmount: tax,
    planAmount: net === 0 ? 0 : Math.round(((total - tax) * invoice.planAmount) / net),
    lines: reported.lines.map((line) => ({ ...line, text: '', isPlan: false, collabUid: null })),
    reason,
    words,
    payer: viewBillingProfile(await getOrganisation(tx, invoice.orgUid)),
  }
}

type Recorded = Pick<CreditNote, 'orgUid' | 'number' | 'total' | 'currency' | 'words' | 'refunded' | 'kept'> & {
  reason: CreditReason | null
  offInvoice: number
  invoice: Invoice
}

/** Under the first venue of its organisation, as everything of billing. */
async function recordNote(
  tx: Tx,
  kind: 'credit-note.issued' | 'credit-note.voided',
  actor: Actor,
  { orgUid, number, total, currency, words, refunded, kept, offInvoice, reason, invoice }: Recorded,
): Promise<void> {
  const [brand] = await listBrandsOf(tx, orgUid)
  const after = {
    creditNote: number,
    invoice: invoice.id,
    number: invoice.number,
    amount: total,
    currency,
    offInvoice,
    refunded,
    kept,
    reason: reason && creditReasons[reason],
  }
  const subject = { subjectUid: orgUid, brandUid: brand?.uid ?? null }
  await record(tx, actor, actor.accountUid ? 'staff' : 'clock', kind, subject, { after, why: words })
}

async function push(tx: Tx, orgUid: string): Promise<void> {
  const people = await listAccounts(tx, orgUid)
  await pushTo(
    tx,
    people.map(({ uid }) => uid),
    ['subscription'],
  )
}
