import { sum, sumKnown, type Summary } from './worth.ts'

/** Visits count once their content is due: those of the last 14 days are left out. */
export const settledDays = 14
/** How long each of the two periods is that are compared. */
export const comparedDays = 90
export const withoutVisitDays = 30

/** Why our team should look at a brand, in the order in which it is shown. */
export const portfolioCauses = ['views-fell', 'bookings-fell', 'visits-fell', 'no-insights', 'no-visit'] as const
export type PortfolioCause = (typeof portfolioCauses)[number]
export const causeWords: Readonly<Record<PortfolioCause, string>> = {
  'views-fell': 'Views fell',
  'bookings-fell': 'Bookings fell',
  'visits-fell': 'Visits fell',
  'no-insights': 'Insights missing',
  'no-visit': 'No visit in 30 days',
}

/** What a brand's visits of one period brought; counts as on the Value page. */
export type PortfolioSums = {
  visits: number
  /** Approved, and of these with insights that can be added up, or of YouTube's own, which cannot. */
  deliverables: number
  withInsights: number
  apart: number
  /** Null where none has insights; what is not known is no zero. */
  views: number | null
  withCode: number
  bookings: number | null
}
/** What is known of a brand's visits beside the sums; `recent` are those of the last 14 days. */
type Visiting = { lastVisitOn: string | null; liveSince: string; today: string; recent: number }

/** A fall of this share counts; of smaller numbers than these it is chance. */
const fellTo = 0.75
/** Visits come and go: half of them gone is a fall. */
const visitsFellTo = 0.5
const leastVisits = 3
const leastBookings = 4
const leastViews = 1_000
const dayMs = 86_400_000

/** Why a brand needs somebody: its value or its visits fall, its insights are missing, or nobody has visited for a month. */
export function portfolioCausesOf(
  now: PortfolioSums,
  before: PortfolioSums,
  { lastVisitOn, liveSince, today, recent }: Visiting,
): PortfolioCause[] {
  const known = now.withInsights + now.apart
  const since = lastVisitOn ?? liveSince
  const causes: (PortfolioCause | false)[] = [
    // Where people visited and nothing of it is known, that is what is wrong, not a fall.
    // Of a few visits a recent one may take the place, though it is too recent to count.
    (now.withInsights > 0 || (now.visits === 0 && (recent === 0 || before.visits >= leastVisits))) &&
      (before.views ?? 0) >= leastViews &&
      (now.views ?? 0) <= (before.views ?? 0) * fellTo &&
      'views-fell',
    now.withCode > 0 &&
      (before.bookings ?? 0) >= leastBookings &&
      (now.bookings ?? 0) <= (before.bookings ?? 0) * fellTo &&
      'bookings-fell',
    before.visits >= leastVisits && now.visits <= before.visits * visitsFellTo && 'visits-fell',
    now.deliverables > 0 && known * 2 < now.deliverables && 'no-insights',
    Date.parse(today) - Date.parse(since) > withoutVisitDays * dayMs && 'no-visit',
  ]
  return causes.filter((cause) => cause !== false)
}

/** First and last days of the two periods that are compared on a day. */
export function comparedPeriods(today: string): { beforeFrom: string; from: string; until: string } {
  const back = (days: number) => new Date(Date.parse(today) - days * dayMs).toISOString().slice(0, 10)
  return {
    beforeFrom: back(settledDays + 2 * comparedDays),
    from: back(settledDays + comparedDays),
    until: back(settledDays + 1),
  }
}

/** What visits cost and brought in money; an amount is null where nothing of it is known. */
export type PortfolioMoney = Pick<
  Summary,
  | 'collabs'
  | 'costMinor'
  | 'withoutRate'
  | 'bookings'
  | 'spentMinor'
  | 'withSpent'
  | 'mediaLowMinor'
  | 'mediaHighMinor'
  | 'withMedia'
>

export function portfolioMoneyOf(summary: PortfolioMoney): PortfolioMoney {
  const { collabs, costMinor, withoutRate, bookings, spentMinor, withSpent, mediaLowMinor, mediaHighMinor } = summary
  const { withMedia } = summary
  return {
    collabs,
    costMinor,
    withoutRate,
    bookings,
    spentMinor,
    withSpent,
    mediaLowMinor,
    mediaHighMinor,
    withMedia,
  }
}

/** Adds up what is in one currency. */
export function addMoney(all: readonly PortfolioMoney[]): PortfolioMoney {
  const count = (of: (money: PortfolioMoney) => number) => sum(all.map(of))
  const collabs = count((one) => one.collabs)
  return {
    collabs,
    // Brands without a visit cost nothing; that says nothing of the others, whose cost may not be known.
    costMinor: collabs === 0 ? 0 : sumKnown(all.flatMap((one) => (one.collabs === 0 ? [] : one.costMinor))),
    withoutRate: count((one) => one.withoutRate),
    bookings: sumKnown(all.map((one) => one.bookings)),
    spentMinor: sumKnown(all.map((one) => one.spentMinor)),
    withSpent: count((one) => one.withSpent),
    mediaLowMinor: sumKnown(all.map((one) => one.mediaLowMinor)),
    mediaHighMinor: sumKnown(all.map((one) => one.mediaHighMinor)),
    withMedia: count((one) => one.withMedia),
  }
}
