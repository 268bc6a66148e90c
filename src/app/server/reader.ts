import { type Currency, currencies } from '../../domains/plans/tiers.ts'

/** The currency that somebody pays in where they are; everywhere else it is the default. */
const ofRegion: Record<string, Currency> = { GB: 'GBP', US: 'USD', CA: 'CAD' }
const euroRegions = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'
for (const region of euroRegions.split(' ')) ofRegion[region] = 'EUR'

/**
 * The currency to show prices in: the one that was chosen, else that of the region in the reader's first language. English
 * without a region says nothing of where somebody is.
 */
export function currencyOf(chosen: unknown, acceptLanguage: string | undefined): Currency {
  const named = currencies.find((one) => one === chosen)
  return named ?? ofRegion[regionOf(acceptLanguage)] ?? 'GBP'
}

function regionOf(acceptLanguage = ''): string {
  const first = acceptLanguage.split(/[,;]/)[0]?.trim() ?? ''
  try {
    const locale = new Intl.Locale(first)
    return locale.region ?? (locale.language === 'en' ? '' : (locale.maximize().region ?? ''))
  } catch {
    return ''
  }
}
