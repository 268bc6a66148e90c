import {
  type CreditableInvoice,
  type CreditLine,
  type CreditNoteAmounts,
  creditReasonIds,
  type ProviderCreditNote,
} from './payments.ts'
import {
  discountOf,
  idOf,
  isPlan,
  netOf,
  sumOf,
  taxesOf,
  type WireInvoice,
  type WireLine,
  type WireTax,
} from './wire.ts'

export type WireCreditLine = {
  /** Before discounts and exclusive tax. */
  amount: number
  discount_amount?: number
  invoice_line_item?: string | null
  taxes?: WireTax[] | null
}

/** What a credit note comes to, also one that is only looked at. */
export type WireCreditAmounts = {
  total: number
  total_taxes?: WireTax[] | null
  pre_payment_amount: number
  post_payment_amount: number
  lines: { data: WireCreditLine[] }
}

export type WireCreditNote = WireCreditAmounts & {
  id: string
  object: 'credit_note'
  invoice: string | { id: string }
  customer: string | { id: string }
  number: string
  status: string
  currency: string
  created: number
  memo: string | null
  metadata: Record<string, string> | null
  pdf?: string | null
  refunds?: { amount_refunded: number }[] | null
  out_of_band_amount?: number | null
}

export function readCreditAmounts(wire: WireCreditAmounts): CreditNoteAmounts {
  return {
    total: wire.total,
    tax: sumOf((wire.total_taxes ?? []).map(({ amount }) => amount)),
    offInvoice: wire.pre_payment_amount,
    lines: wire.lines.data.map((line) => ({
      lineId: line.invoice_line_item ?? null,
      net: line.amount - (line.discount_amount ?? 0) - taxesOf(line, 'inclusive'),
      tax: taxesOf(line, 'inclusive') + taxesOf(line, 'exclusive'),
    })),
  }
}

export function readCreditNote(wire: WireCreditNote): ProviderCreditNote {
  const refunded = refundedOf(wire)
  return {
    ...readCreditAmounts(wire),
    id: wire.id,
    uid: wire.metadata?.['credit_note'] ?? null,
    invoiceId: idOf(wire.invoice),
    customerId: idOf(wire.customer),
    number: wire.number,
    status: wire.status === 'void' ? 'void' : 'issued',
    currency: wire.currency.toUpperCase(),
    refunded,
    kept: wire.post_payment_amount - refunded - (wire.out_of_band_amount ?? 0),
    reason: creditReasonIds.find((id) => id === wire.metadata?.['reason']) ?? null,
    words: wire.memo ?? '',
    createdAt: new Date(wire.created * 1000),
    pdfUrl: wire.pdf ?? null,
  }
}

/** What a credit note gave back to the card. */
const refundedOf = ({ refunds }: WireCreditNote) => sumOf((refunds ?? []).map((one) => one.amount_refunded))

/** An invoice with all its lines, after the credit notes that it has. */
export function readCreditable(wire: WireInvoice, notes: readonly WireCreditNote[]): CreditableInvoice {
  const status = (wire.status ?? 'draft') as CreditableInvoice['status']
  const paid = wire.amount_paid ?? (status === 'paid' ? wire.total : 0)
  const givenBack = sumOf(notes.filter((note) => note.status !== 'void').map(refundedOf))
  return {
    status,
    lines: wire.lines.data.map((line) => ({
      id: line.id ?? '',
      text: line.description ?? 'Line without a description',
      net: netOf(line),
      tax: taxesOf(line, 'inclusive') + taxesOf(line, 'exclusive'),
      isPlan: isPlan(line),
      reference: line.metadata?.['reference'] ?? null,
    })),
    remaining: wire.amount_remaining ?? (status === 'open' ? wire.total : 0),
    refundable: Math.max(0, paid - givenBack),
  }
}

/** A line’s part before its discounts, as Stripe takes amounts. */
export function grossOf({ lineId, net }: CreditLine, lines: readonly WireLine[]): number {
  const line = lines.find(({ id }) => id === lineId)
  if (!line || discountOf(line) === 0) return net
  return Math.round((net * line.amount) / netOf(line))
}
