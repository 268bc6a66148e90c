import { type InvoiceState, invoiceStates } from '../invoice-list.ts'
import type { InvoiceView } from '../invoice-view.ts'
import type { Tone } from '../../../kit/web/parts.tsx'

/** The tone of an invoice’s badge. */
export const invoiceTones: Readonly<Record<InvoiceState, Tone>> = {
  draft: 'mute',
  open: 'warn',
  overdue: 'bad',
  paid: 'good',
  credited: 'mute',
  void: 'mute',
  uncollectible: 'bad',
}

/** What the badge of an invoice says, with its tone: one that credit notes left nothing of wasn’t paid. */
export function invoiceWord({ status, total, credited }: InvoiceView): readonly [Tone, string] {
  const state = status === 'paid' && credited > 0 && credited >= total ? 'credited' : status
  return [invoiceTones[state], invoiceStates[state]]
}
