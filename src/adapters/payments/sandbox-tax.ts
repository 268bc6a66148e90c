import type { Config } from '../../kit/server/config.ts'
import type { CustomerDetails } from './payments.ts'
import type { Kinds } from './sandbox-store.ts'
import { taxIdOf } from './stripe-tax.ts'
import { discountOf, type WireInvoice } from './wire.ts'

/**
 * The sandbox's stand-in for a provider's tax setting, where that is on: a fifth in the UK, and in the EU from whoever gives
 * no VAT number; nothing elsewhere. Not how any country really counts.
 */
export function taxPercent({ PAYMENTS_TAX }: Config, details: Pick<CustomerDetails, 'country' | 'vatNumber'>): number {
  if (PAYMENTS_TAX !== 'on') return 0
  if (details.country === 'GB') return 20
  return isInEu(details.country) && taxIdOf(details) === null ? 20 : 0
}

const isInEu = (country: string) => taxIdOf({ country, vatNumber: '1' })?.type === 'eu_vat'

/** Whether a business in the EU accounts for the VAT itself, having given its number. */
export function isReverseCharged(
  { PAYMENTS_TAX }: Config,
  details: Pick<CustomerDetails, 'country' | 'vatNumber'>,
): boolean {
  return PAYMENTS_TAX === 'on' && isInEu(details.country) && taxIdOf(details) !== null
}

/**
 * What a customer is taxed from now on: the setting may be another than when they last bought. A subscription takes it up with
 * its next change, as at Stripe.
 */
export function percentNow(config: Config, { country, vat_number: vatNumber, tax_percent }: Kinds['customer']): number {
  if (country === undefined) return tax_percent ?? 0
  return taxPercent(config, { country, vatNumber: vatNumber ?? '' })
}

type Lines = WireInvoice['lines']['data']

/** Lines with their tax, what they come to after discounts, and the tax of them all, as Stripe writes them. */
export function withTax(lines: Lines, percent: number) {
  const after = (line: Lines[number]) => line.amount - discountOf(line)
  const net = lines.reduce((sum, line) => sum + after(line), 0)
  if (percent === 0) return { total: net, lines: { data: lines }, total_taxes: [] }
  const data = lines.map((line) => ({
    ...line,
    taxes: [{ amount: Math.round((after(line) * percent) / 100), tax_behavior: 'exclusive' }],
  }))
  const amount = data.flatMap(({ taxes }) => taxes).reduce((sum, tax) => sum + tax.amount, 0)
  return { total: net + amount, lines: { data }, total_taxes: [{ amount, tax_behavior: 'exclusive' }] }
}

/**
 * The tax of a part of a line that is taken back after `before` of it was: counted over both, so that the parts of a line
 * come to its tax, however many there are.
 */
export function taxOfCredit(line: { net: number; tax: number }, before: number, net: number): number {
  const upTo = (part: number) => Math.round((line.tax * part) / line.net)
  return upTo(before + net) - upTo(before)
}
