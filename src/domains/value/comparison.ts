import type { Summary } from './worth.ts'

/** By what a collab is compared with others, in the order in which it is shown. */
export const comparedMeasures = ['views', 'costPerThousand', 'clicks', 'bookings'] as const
/** Whose visits a collab can be compared with: those of the last 90 days, of the last twelve months, and all. */
export const comparedPeriods = ['90', '365', 'all'] as const
export type ComparedPeriod = (typeof comparedPeriods)[number]
/** Where similar venues are: in the venue’s own city, or anywhere while that has too few of its kind. */
export const similarPlaces = ['city', 'anywhere'] as const
export type SimilarPlace = (typeof similarPlaces)[number]
export type ComparedMeasure = (typeof comparedMeasures)[number]
export const measureWords: Readonly<Record<ComparedMeasure, string>> = {
  views: 'Views',
  costPerThousand: 'Cost per 1,000 views',
  clicks: 'Link clicks',
  bookings: 'Bookings',
}
export const comparedPeriodWords: Readonly<Record<ComparedPeriod, string>> = {
  90: '90 days',
  365: '12 months',
  all: 'all time',
}
/** What one collab reached; null where it is not known. */
export type Measured = Readonly<Record<ComparedMeasure, number | null>>

/** A median of fewer tells of single ones: so many of the venue’s own collabs, and of other organisations. */
export const collabsAtLeast = 3
export const organisationsAtLeast = 5

/** One number of a collab beside the medians of others; a median of too few is null. */
export type Comparison = { measure: ComparedMeasure; own: number; venue: number | null; similar: number | null }

/** What the medians of a comparison are of, and how many they need. */
export function comparedWords(period: ComparedPeriod, similarIn: SimilarPlace): string {
  const visits = period === 'all' ? 'all visits' : `visits in the last ${comparedPeriodWords[period]}`
  const similar =
    similarIn === 'city'
      ? 'in this city. We need at least five such brands to compare.'
      : 'in every city. We need at least five such brands to compare, and this city has fewer.'
  return `Medians of ${visits}: half did better, half worse. Similar venues are other brands’ venues of the same kind ${similar}`
}

export function measuredOf({ views, perThousandViewsMinor, clicks, bookings }: Summary): Measured {
  return { views, costPerThousand: perThousandViewsMinor, clicks, bookings }
}

/** A collab beside the venue’s others and those of similar venues. What is not known of it is not compared, and what is not known of another is not counted. */
export function compare(
  own: Measured,
  venue: readonly Measured[],
  similar: readonly (Measured & { orgUid: string })[],
): Comparison[] {
  return comparedMeasures.flatMap((measure) => {
    const value = own[measure]
    if (value === null) return []
    const known = similar.filter((one) => one[measure] !== null)
    const isEnough = new Set(known.map(({ orgUid }) => orgUid)).size >= organisationsAtLeast
    return {
      measure,
      own: value,
      venue: medianOf(
        venue.map((one) => one[measure]),
        collabsAtLeast,
      ),
      similar: isEnough ? medianOf(known.map((one) => one[measure])) : null,
    }
  })
}

/** The middle of what is known, rounded; null of fewer than `atLeast`. */
export function medianOf(values: readonly (number | null)[], atLeast = 1): number | null {
  const known = values.filter((value) => value !== null).toSorted((a, b) => a - b)
  const [low, high] = [known[Math.floor((known.length - 1) / 2)], known[Math.floor(known.length / 2)]]
  if (low === undefined || high === undefined || known.length < atLeast) return null
  return Math.round((low + high) / 2)
}
