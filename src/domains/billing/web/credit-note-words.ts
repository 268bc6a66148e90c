import { money } from '../../../kit/web/format.ts'
import type { Tone } from '../../../kit/web/parts.tsx'
import type { CreditNoteView } from '../contract/credit-notes.ts'

/** Where the money of a credit note went: “£20 refunded to the card, £5 kept as credit”. */
export function payoutWords({ offInvoice, refunded, kept, currency }: CreditNoteView): string {
  return [
    offInvoice > 0 && `${money(offInvoice, currency)} taken off the invoice`,
    refunded > 0 && `${money(refunded, currency)} refunded to the card`,
    kept > 0 && `${money(kept, currency)} kept as credit`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** What each state of a credit note is called, with the tone of its badge. */
export const creditNoteStates: Readonly<Record<CreditNoteView['state'], readonly [Tone, string]>> = {
  pending: ['warn', 'Being issued'],
  issued: ['good', 'Credit note'],
  void: ['mute', 'Void'],
}
