import { type Currency, currencySymbols } from '../plans/tiers.ts'

/**
 * What a code takes off the plan’s part of the first `months` invoices, in minor units of `currency`, or how many days are free
 * before the first of them.
 */
export type Discount = {
  percent: number | null
  amount: number | null
  currency: Currency | null
  months: number
  trialDays: number | null
}

/** “£50”, “£1,250.50”: an amount in minor units. */
export function amountWords(amount: number, currency: Currency): string {
  const digits = amount % 100 === 0 ? 0 : 2
  const figure = (amount / 100).toLocaleString('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${currencySymbols[currency]}${figure}`
}

/** “20% off for 3 months”, “£50 off the first month”, “Free for 14 days”. */
export function discountWords({ percent, amount, currency, months, trialDays }: Discount): string {
  if (trialDays !== null) return `Free for ${trialDays} days`
  const off = offWords({ percent, amount, currency })
  return months === 1 ? `${off} the first month` : `${off} for ${months} months`
}

/** “20% off”, “£50 off”. */
export function offWords({ percent, amount, currency }: Pick<Discount, 'percent' | 'amount' | 'currency'>): string {
  return `${percent === null ? amountWords(amount ?? 0, currency ?? 'GBP') : `${percent}%`} off`
}
