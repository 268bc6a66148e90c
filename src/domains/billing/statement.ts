import type { Currency } from '../plans/tiers.ts'

/** One line of a monthly statement. `amount` is minor units; what is free or waived is 0 and says so. */
export type StatementLine = {
  key: string
  at: string
  kind: 'plan' | 'discount' | 'fee' | 'tax'
  text: string
  currency: Currency
  amount: number
  state: 'free' | 'due' | 'billed' | 'waived' | 'open' | 'paid' | 'void' | 'uncollectible' | 'draft'
  /** Why it was waived. */
  note: string
}

/** What a line's state is called, on the page and in both files. */
export const statementStates: Readonly<Record<StatementLine['state'], string>> = {
  free: 'Free collab',
  due: 'On your next invoice',
  billed: 'Billed',
  waived: 'Waived',
  draft: 'Being prepared',
  open: 'Due',
  paid: 'Paid',
  void: 'Void',
  uncollectible: 'Unpaid',
}

/** What each currency's lines come to, in the order in which the currencies first appear. */
export function totalsOf(lines: readonly Pick<StatementLine, 'currency' | 'amount'>[]) {
  const totals = new Map<Currency, number>()
  for (const { currency, amount } of lines) totals.set(currency, (totals.get(currency) ?? 0) + amount)
  return [...totals].map(([currency, amount]) => ({ currency, amount }))
}
