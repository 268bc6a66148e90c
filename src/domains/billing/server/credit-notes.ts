import { and, eq } from 'drizzle-orm'
import { type CreditNoteAmounts, PaymentRefused, type Payments } from '../../../adapters/payments/payments.ts'
import type { Actor } from '../../../access/roles.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { first, must } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Db, Tx } from '../../../kit/server/database.ts'
import { getOrganisation } from '../../organisations/server/reads.ts'
import { type CreditReason, leftOf } from '../credit.ts'
import { type CreditNote, listLive } from './credit-note-view.ts'
import { applyCreditNote } from './credit-note-settle.ts'
import { assertLeft, type Creditable, refusingCredit } from './creditable.ts'
import { viewBillingProfile } from './details.ts'
import { creditNotes, invoices } from './tables.ts'
import type { Payout } from './tables/credit-notes.ts'

type Order = {
  amounts: CreditNoteAmounts
  payout: Payout | null
  reason: CreditReason
  words: string
  key: string
}

/**
 * Writes down a credit note before the provider is asked, one after the other for each invoice: what is left counts those that
 * are still being issued. The same key again answers the one that it made.
 */
export async function reserveCreditNote(
  tx: Tx,
  actor: Actor,
  { invoice, lines }: Creditable,
  { amounts, payout, reason, words, key }: Order,
): Promise<CreditNote> {
  const locked = first(await tx.select().from(invoices).where(eq(invoices.id, invoice.id)).for('update'))
  const [earlier] = await tx.select().from(creditNotes).where(eq(creditNotes.key, key))
  if (earlier) return earlier
  const notes = await listLive(tx, locked.id)
  const asked = amounts.lines.map(({ lineId, net }) => ({ lineId: must(lineId, 'line'), net }))
  assertLeft(asked, leftOf(lines, notes))
  if (amounts.total > locked.total - notes.reduce((sum, { total }) => sum + total, 0))
    throw new CallError('failed-precondition', 'That’s more than is left of the invoice. Check the amounts again.')
  const org = await getOrganisation(tx, locked.orgUid)
  const credited = amounts.lines.map((one) => {
    const line = must(
      lines.find(({ id }) => id === one.lineId),
      'line of the invoice',
    )
    return { ...one, text: line.text, isPlan: line.isPlan, collabUid: line.reference }
  })
  return first(
    await tx
      .insert(creditNotes)
      .values({
        uid: newUid('credit_note'),
        invoiceId: locked.id,
        orgUid: locked.orgUid,
        state: 'pending',
        currency: locked.currency,
        total: amounts.total,
        taxAmount: amounts.tax,
        planAmount: credited.filter(({ isPlan }) => isPlan).reduce((sum, { net }) => sum + net, 0),
        lines: credited,
        payout,
        reason,
        words,
        payer: viewBillingProfile(org),
        issuedBy: actor.accountUid,
        key,
        createdAt: now(),
      })
      .returning(),
  )
}

/** Asks the provider for a credit note that was written down, and takes its answer over. One that it refuses is gone again. */
export async function finishCreditNote(
  { db, config, payments }: { db: Db; config: Config; payments: Payments },
  { uid, invoiceId, lines, payout, reason, words }: CreditNote,
): Promise<void> {
  const order = {
    uid,
    lines: lines.map(({ lineId, net }) => ({ lineId: must(lineId, 'line'), net })),
    payout,
    reason: must(reason, 'reason'),
    words,
  }
  const note = await refusingCredit(
    payments.createCreditNote(invoiceId, order).catch(async (error: unknown) => {
      if (error instanceof PaymentRefused)
        await db.delete(creditNotes).where(and(eq(creditNotes.uid, uid), eq(creditNotes.state, 'pending')))
      throw error
    }),
  )
  await db.transaction((tx) => applyCreditNote(tx, config, note))
}
