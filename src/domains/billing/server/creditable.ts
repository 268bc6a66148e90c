import { and, eq, inArray } from 'drizzle-orm'
import { PaymentRefused, type CreditableInvoice, type Payments } from '../../../adapters/payments/payments.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { creditProblem, type CreditLine, type Left, leftOf, nothingLeft, wholeOf } from '../credit.ts'
import { type CreditNote, listLive } from './credit-note-view.ts'
import type { Invoice } from './invoices.ts'
import { fees, invoices } from './tables.ts'

type Line = CreditableInvoice['lines'][number] & { isWaived: boolean }
/** An invoice with its lines at the provider, and what is left of them after the notes we know. */
export type Creditable = {
  invoice: Invoice
  lines: Line[]
  notes: CreditNote[]
  left: Left
  /** What can go back to the card. */
  refundable: number
  /** Why it can’t be credited at all. */
  refusal: string | null
}

const refusals: Record<Exclude<Invoice['status'], 'open' | 'paid'>, string> = {
  draft: 'This invoice is still being prepared. You can credit it once it’s issued.',
  void: 'This invoice is void, so there’s nothing to credit.',
  uncollectible: 'This invoice was written off as unpaid, so it can’t be credited.',
}

export async function loadCreditable(
  { db, payments }: { db: Queryable; payments: Payments },
  invoiceId: string,
): Promise<Creditable> {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, invoiceId))
  if (!invoice) throw new CallError('not-found', 'We couldn’t find that invoice.')
  const found = await payments.findCreditable(invoiceId)
  const lines = await withWaived(db, found?.lines ?? [])
  const notes = await listLive(db, invoiceId)
  const left = leftOf(lines, notes)
  return {
    invoice,
    lines,
    notes,
    left,
    refundable: found?.refundable ?? 0,
    refusal: refusalOf(invoice, found, left),
  }
}

function refusalOf({ status }: Invoice, found: CreditableInvoice | null, left: Left): string | null {
  if (status !== 'open' && status !== 'paid') return refusals[status]
  if (!found) return 'Our payment provider doesn’t have this invoice, so it can’t be credited here.'
  return wholeOf(left).length === 0 ? nothingLeft : null
}

/** Says of each line whether it is a collab fee that was waived: another line takes it back. */
async function withWaived(db: Queryable, lines: CreditableInvoice['lines']): Promise<Line[]> {
  const collabUids = lines.flatMap(({ reference }) => reference ?? [])
  const waived = await db
    .select({ collabUid: fees.collabUid })
    .from(fees)
    .where(and(inArray(fees.collabUid, collabUids), eq(fees.state, 'waived')))
  const uids = new Set(waived.map(({ collabUid }) => collabUid))
  return lines.map((line) => ({ ...line, isWaived: line.reference !== null && uids.has(line.reference) }))
}

/** What is credited: the lines that were asked for, or all that is left. Throws where it can’t be. */
export function linesToCredit(
  { left, refusal }: Creditable,
  asked: readonly CreditLine[] | null,
): readonly CreditLine[] {
  if (refusal !== null) throw new CallError('failed-precondition', refusal)
  const lines = asked ?? wholeOf(left)
  assertLeft(lines, left)
  return lines
}

export function assertLeft(lines: readonly CreditLine[], left: Left): void {
  const problem = creditProblem(lines, left)
  if (problem) throw new CallError('failed-precondition', problem)
}

/** What the provider won’t credit, as a refusal for the person, with its own words. */
export async function refusingCredit<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    const words = `Our payment provider refused this credit note: “${error.message}” Nothing was credited. Change it and try again.`
    throw new CallError('failed-precondition', words, { cause: error })
  }
}
