import * as jsvat from 'jsvat'
import type { BillingCountry } from './countries.ts'

const { checkVAT } = jsvat

/** Whose numbers the library knows. Greece writes EL. */
const checked: Partial<Record<BillingCountry, { rule: jsvat.Country; prefix: string }>> = {
  GB: { rule: jsvat.unitedKingdom, prefix: 'GB' },
  AT: { rule: jsvat.austria, prefix: 'AT' },
  BE: { rule: jsvat.belgium, prefix: 'BE' },
  BG: { rule: jsvat.bulgaria, prefix: 'BG' },
  HR: { rule: jsvat.croatia, prefix: 'HR' },
  CY: { rule: jsvat.cyprus, prefix: 'CY' },
  CZ: { rule: jsvat.czechRepublic, prefix: 'CZ' },
  DK: { rule: jsvat.denmark, prefix: 'DK' },
  EE: { rule: jsvat.estonia, prefix: 'EE' },
  FI: { rule: jsvat.finland, prefix: 'FI' },
  FR: { rule: jsvat.france, prefix: 'FR' },
  DE: { rule: jsvat.germany, prefix: 'DE' },
  GR: { rule: jsvat.greece, prefix: 'EL' },
  HU: { rule: jsvat.hungary, prefix: 'HU' },
  IE: { rule: jsvat.ireland, prefix: 'IE' },
  IT: { rule: jsvat.italy, prefix: 'IT' },
  LV: { rule: jsvat.latvia, prefix: 'LV' },
  LT: { rule: jsvat.lithuania, prefix: 'LT' },
  LU: { rule: jsvat.luxembourg, prefix: 'LU' },
  MT: { rule: jsvat.malta, prefix: 'MT' },
  NL: { rule: jsvat.netherlands, prefix: 'NL' },
  PL: { rule: jsvat.poland, prefix: 'PL' },
  PT: { rule: jsvat.portugal, prefix: 'PT' },
  RO: { rule: jsvat.romania, prefix: 'RO' },
  SK: { rule: jsvat.slovakiaRepublic, prefix: 'SK' },
  SI: { rule: jsvat.slovenia, prefix: 'SI' },
  ES: { rule: jsvat.spain, prefix: 'ES' },
  SE: { rule: jsvat.sweden, prefix: 'SE' },
}

/** Whether a payer has given a VAT number of a country of the EU: a business that accounts for the VAT itself where we charge none. */
export function isEuBusiness({ country, vatNumber }: { country: string; vatNumber: string }): boolean {
  return vatNumber.trim() !== '' && country !== 'GB' && country in checked
}

/** What is wrong with a VAT number, by the country's own check digits; empty when nothing is, or none are known. With or without prefix, spaces, dots. */
export function vatProblem(country: BillingCountry, given: string): string {
  const known = checked[country]
  if (!known) return ''
  const bare = given.toUpperCase().replaceAll(/[\s.-]/g, '')
  const full = bare.startsWith(known.prefix) ? bare : known.prefix + bare
  if (checkVAT(full, [known.rule]).isValid) return ''
  return `This isn’t a valid VAT number for that country. It should start with ${known.prefix}. Please check the digits.`
}
