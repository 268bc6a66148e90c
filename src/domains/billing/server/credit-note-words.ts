import { amountWords } from '../discounts.ts'
import type { CreditNote } from './credit-note-view.ts'
import type { Invoice } from './invoices.ts'
import type { PlanNotification } from './notify-people.ts'

/** What an organisation’s admins read of a credit note: what it corrects, why, and where the money goes. */
export function wordsOfCreditNote(note: CreditNote, invoice: Pick<Invoice, 'number' | 'id'>): PlanNotification {
  const { total, currency, words } = note
  const amount = (minor: number) => amountWords(minor, currency)
  return {
    kind: 'plan.credit-note',
    title: `We’ve credited ${amount(total)}`,
    lines: [
      `It corrects invoice ${invoice.number ?? invoice.id}${words ? `: “${words}”` : '.'}`,
      ...moneyWords(note, amount),
      'You’ll find the credit note among your invoices on the plan page.',
    ],
  }
}

type Money = Pick<CreditNote, 'offInvoice' | 'refunded' | 'kept'>

/** Where the money of a credit note goes, in a sentence for each way. */
export function moneyWords({ offInvoice, refunded, kept }: Money, amount: (minor: number) => string): string[] {
  return [
    offInvoice > 0 ? `You have ${amount(offInvoice)} less to pay on that invoice.` : '',
    refunded > 0 ? `${amount(refunded)} goes back to your card, usually within 10 days.` : '',
    kept > 0 ? `${amount(kept)} will be taken off your next invoice.` : '',
  ].filter(Boolean)
}
