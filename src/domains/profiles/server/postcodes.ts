import type { City } from '../vocabulary.ts'
import { ukAreas } from './uk-areas.ts'

/** What a postcode tells. `town` is where we have no city of ours; `zone` only where its country has several. */
export type PostcodePlace = { country: string; city: City | null; town: string | null; zone: string | null }

type Form = {
  country: string
  form: RegExp
  /** No other country of the world writes postcodes like this. */
  isCertain: boolean
  place: (code: string) => Omit<PostcodePlace, 'country'>
}

const nowhere = { city: null, town: null, zone: null }
const of = (city: City | false | null | undefined) => ({ ...nowhere, city: city || null })
const within = (code: string, ...ranges: [number, number][]) =>
  ranges.some(([from, to]) => Number(code) >= from && Number(code) <= to)

/** Postal districts around London that are in Greater London; areas of inner London are in it whole. */
const outerLondon: Record<string, [number, number][]> = {
  BR: [[1, 7]],
  CR: [
    [0, 2],
    [4, 5],
    [7, 9],
  ],
  DA: [
    [5, 8],
    [14, 18],
  ],
  EN: [[1, 5]],
  HA: [[0, 9]],
  IG: [
    [1, 6],
    [8, 8],
    [11, 11],
  ],
  KT: [
    [1, 6],
    [9, 9],
  ],
  RM: [[1, 14]],
  SM: [[1, 6]],
  TW: [[1, 14]],
  UB: [[1, 11]],
}
const innerLondon = ['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC']
const dublinKeys = /^(D|A94|A96|K32|K34|K36|K45|K56|K67|K78)/
const samutPrakan = ['10130', '10270', '10280', '10290', '10540', '10550', '10560', '10570']

const forms: readonly Form[] = [
  { country: 'GB', form: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, isCertain: true, place: ukPlace },
  { country: 'GB', form: /^[A-Z]{1,2}\d[A-Z\d]?$/, isCertain: false, place: ukPlace },
  {
    country: 'CA',
    form: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/,
    isCertain: true,
    place: (code) => ({
      ...of((code.startsWith('M') && 'toronto') || (code.startsWith('H') && 'montreal')),
      zone: zoneInCanada(code),
    }),
  },
  {
    country: 'IE',
    form: /^(D6W|[AC-FHKNPRTV-Y]\d{2}) ?[0-9AC-FHKNPRTV-Y]{4}$/,
    isCertain: true,
    place: (code) => of(dublinKeys.test(code) && 'dublin'),
  },
  { country: 'US', form: /^\d{5}-\d{4}$/, isCertain: true, place: usPlace },
  { country: 'US', form: /^\d{5}$/, isCertain: false, place: usPlace },
  { country: 'FR', form: /^\d{5}$/, isCertain: false, place: (code) => of(code.startsWith('75') && 'paris') },
  { country: 'DE', form: /^\d{5}$/, isCertain: false, place: (code) => of(within(code, [10115, 14199]) && 'berlin') },
  { country: 'ES', form: /^\d{5}$/, isCertain: false, place: (code) => of(within(code, [28001, 28055]) && 'madrid') },
  { country: 'IT', form: /^\d{5}$/, isCertain: false, place: (code) => of(within(code, [20121, 20162]) && 'milan') },
  {
    country: 'TH',
    form: /^\d{5}$/,
    isCertain: false,
    place: (code) => of(within(code, [10100, 10900]) && !samutPrakan.includes(code) && 'bangkok'),
  },
  {
    country: 'AU',
    form: /^\d{4}$/,
    isCertain: false,
    place: (code) =>
      of((within(code, [2000, 2234], [2745, 2770]) && 'sydney') || (within(code, [3000, 3207]) && 'melbourne')),
  },
]

/** As it is compared and kept: `n1  1aa` is `N1 1AA`, and a zero that Excel took from `01067` comes back with the country. */
export function tidyPostcode(text: string): string {
  const code = text.trim().toUpperCase().replace(/\s+/g, ' ')
  return /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/.test(code) ? `${code.slice(0, -3)} ${code.slice(-3)}` : code
}

/** Whether a text is written like a postcode: of one country for certain, or possibly of some. */
export function formatOfPostcode(text: string): 'certain' | 'possible' | null {
  const fitting = forms.filter(({ form }) => form.test(tidyPostcode(text)))
  if (fitting.length === 0) return null
  return fitting.some(({ isCertain }) => isCertain) ? 'certain' : 'possible'
}

/** Whether a text can’t be a postcode of a country; false where we don’t know how that country writes them. */
export function isWrongPostcode(text: string, country: string): boolean {
  const own = forms.filter((one) => one.country === country)
  return own.length > 0 && !own.some(({ form }) => form.test(withZero(text, country)))
}

/** With the zero that Excel took from `01067`. */
const withZero = (text: string, country: string | null) =>
  tidyPostcode(country && /^\d{4}$/.test(text) && country !== 'AU' ? `0${text}` : text)

/** Where a postcode is. One that several countries may have tells nothing without the country. */
export function placeOfPostcode(text: string, country: string | null): PostcodePlace | null {
  const code = withZero(text, country)
  const found = forms.find((one) => one.form.test(code) && (country ? one.country === country : one.isCertain))
  return found ? { ...found.place(code), country: found.country } : null
}

function ukPlace(code: string): Omit<PostcodePlace, 'country'> {
  const [, area = '', district = ''] = /^([A-Z]{1,2})(\d{1,2}(?=\s|\d[A-Z]{2}$|[A-Z]? |$)|\d)/.exec(code) ?? []
  if (innerLondon.includes(area)) return of('london')
  if (outerLondon[area]?.some(([from, to]) => Number(district) >= from && Number(district) <= to)) return of('london')
  if (area === 'M') return of('manchester')
  return { ...nowhere, town: ukAreas[area] ?? null }
}

function usPlace(code: string): Omit<PostcodePlace, 'country'> {
  const zip = code.slice(0, 5)
  if (within(zip, [10001, 10499], [11004, 11005], [11101, 11499], [11601, 11697])) return of('nyc')
  if (within(zip, [90001, 90899], [91001, 91699])) return of('la')
  if (within(zip, [80201, 80299])) return of('denver')
  return of((within(zip, [20001, 20099], [20201, 20599]) || zip === '56901') && 'washington')
}

function zoneInCanada(code: string): string | null {
  if (/^[GHJKLMN]/.test(code)) return 'America/Toronto'
  if (code.startsWith('V')) return 'America/Vancouver'
  return code.startsWith('T') ? 'America/Edmonton' : null
}
