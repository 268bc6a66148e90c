import { defineTable, namedChoices } from '../../kit/contract/table.ts'
import { currencies } from '../plans/tiers.ts'

/** How long an invoice can be open before it’s overdue. */
export const daysToPay = 14

/** How an invoice stands, in our team’s list. */
export const invoiceStates = {
  draft: 'Being prepared',
  open: 'Due',
  overdue: 'Overdue',
  paid: 'Paid',
  credited: 'Credited',
  void: 'Void',
  uncollectible: 'Written off',
} as const
export type InvoiceState = keyof typeof invoiceStates

/** The columns of the invoices of all organisations. Amounts are filtered in whole units. */
export const invoiceList = defineTable({
  number: { title: 'Number' },
  organisation: { title: 'Organisation' },
  brands: { title: 'Brands' },
  state: { title: 'Status', kind: 'choice', choices: namedChoices(invoiceStates) },
  currency: { title: 'Currency', kind: 'choice', choices: currencies.map((value) => ({ value, label: value })) },
  amount: { title: 'Amount', kind: 'number', sort: true },
  tax: { title: 'Tax' },
  due: { title: 'Left to pay' },
  credited: {
    title: 'Credited',
    kind: 'choice',
    choices: namedChoices({ part: 'In part', full: 'In full' }),
    optional: true,
  },
  failed: { title: 'Payment failed', kind: 'day', optional: true },
  issued: { title: 'Issued', kind: 'day', sort: true },
  period: { title: 'Period' },
})
