import { keysOf } from '../../kit/contract/keys.ts'
/** Where a payer may be, by code; the first is the default. */
export const billingCountries = {
  GB: 'United Kingdom',
  US: 'United States',
  CA: 'Canada',
  AU: 'Australia',
  AT: 'Austria',
  BE: 'Belgium',
  BG: 'Bulgaria',
  HR: 'Croatia',
  CY: 'Cyprus',
  CZ: 'Czechia',
  DK: 'Denmark',
  EE: 'Estonia',
  FI: 'Finland',
  FR: 'France',
  DE: 'Germany',
  GR: 'Greece',
  HU: 'Hungary',
  IE: 'Ireland',
  IT: 'Italy',
  LV: 'Latvia',
  LT: 'Lithuania',
  LU: 'Luxembourg',
  MT: 'Malta',
  NL: 'Netherlands',
  PL: 'Poland',
  PT: 'Portugal',
  RO: 'Romania',
  SK: 'Slovakia',
  SI: 'Slovenia',
  ES: 'Spain',
  SE: 'Sweden',
} as const
export type BillingCountry = keyof typeof billingCountries
export const billingCountryCodes = keysOf(billingCountries)

/** How a country treats the VAT number: not asked (US, CA), may be left empty (GB), required (elsewhere). */
export type VatRule = 'hidden' | 'optional' | 'required'
export function vatRuleOf(country: BillingCountry): VatRule {
  if (country === 'US' || country === 'CA') return 'hidden'
  return country === 'GB' ? 'optional' : 'required'
}
