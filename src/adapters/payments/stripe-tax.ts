import { Stripe } from 'stripe'
import type { CustomerDetails } from './payments.ts'

const euCountries = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ')

/** The VAT number of a payer as Stripe wants it; null where there is none that it would count. */
export function taxIdOf({
  country,
  vatNumber,
}: Pick<CustomerDetails, 'country' | 'vatNumber'>): { type: 'eu_vat' | 'gb_vat'; value: string } | null {
  const bare = vatNumber.toUpperCase().replaceAll(/[\s.-]/g, '')
  if (!bare) return null
  const prefix = country === 'GR' ? 'EL' : country
  const value = bare.startsWith(prefix) ? bare : prefix + bare
  if (country === 'GB') return { type: 'gb_vat', value }
  return euCountries.includes(country) ? { type: 'eu_vat', value } : null
}

/**
 * Gives a customer their VAT number in place of those before, so that Stripe Tax knows a business. A number that Stripe doesn’t
 * take is left out, and tax is counted as for anybody else: a typing error must keep nobody from paying.
 */
export async function giveTaxId(stripe: Stripe, customer: string, details: CustomerDetails): Promise<void> {
  const wanted = taxIdOf(details)
  const { data } = await stripe.customers.listTaxIds(customer, { limit: 100 })
  for (const { id, value } of data) if (value !== wanted?.value) await stripe.customers.deleteTaxId(customer, id)
  if (!wanted || data.some(({ value }) => value === wanted.value)) return
  try {
    await stripe.customers.createTaxId(customer, wanted)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
}
