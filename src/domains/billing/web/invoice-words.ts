import type { InvoiceView } from '../invoice-view.ts'
import type { Tone } from '../../../kit/web/parts.tsx'

/** What each status of an invoice is called, with the tone of its badge. */
const invoiceWords: Readonly<Record<InvoiceView['status'], readonly [Tone, string]>> = {
  draft: ['mute', 'Being prepared'],
  open: ['warn', 'Due'],
  paid: ['good', 'Paid'],
  void: ['mute', 'Void'],
  uncollectible: ['bad', 'Unpaid'],
}

/** The same of an invoice: one that credit notes left nothing of wasn’t paid. */
export function invoiceWord({ status, total, credited }: InvoiceView): readonly [Tone, string] {
  return status === 'paid' && credited > 0 && credited >= total ? ['mute', 'Credited'] : invoiceWords[status]
}
