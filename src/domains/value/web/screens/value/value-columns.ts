import type { Cell } from '../../../../../kit/contract/csv.ts'
import { largeNumber, money } from '../../../../../kit/web/format.ts'
import type { Summary } from '../../../worth.ts'
import { mediaWords, ofCollabs, percentWords, returnPercent } from '../../parts/summary-words.ts'

/** One number of a row: what it is, how it is written, and on how much of the row it rests. */
export type ValueColumn = {
  key: string
  title: string
  /** Null where it is not known. */
  of: (summary: Summary) => number | null
  write: (value: number, currency: string, summary: Summary) => string
  /** Said where it rests on fewer than all. */
  some?: (summary: Summary) => number
  isMoney?: true
  /** Not shown until somebody chooses it. */
  isHidden?: true
}

const inMoney = (value: number, currency: string) => money(value, currency)
const asCount = (value: number) => largeNumber(value)

/** Columns of a visit that no deliverable has a part in. */
export const ofCollabsOnly: readonly string[] = ['visits', 'bookings', 'perBooking', 'vouchers', 'spent', 'return']

/** In the order of the table. */
export const valueColumns: readonly ValueColumn[] = [
  { key: 'visits', title: 'Visits', of: ({ collabs }) => collabs, write: asCount, isHidden: true },
  {
    key: 'cost',
    title: 'Cost',
    of: ({ costMinor }) => costMinor,
    write: inMoney,
    some: ({ collabs, withoutRate }) => collabs - withoutRate,
    isMoney: true,
  },
  { key: 'views', title: 'Views', of: ({ views }) => views, write: asCount },
  {
    key: 'perThousand',
    title: 'Per 1,000 views',
    of: ({ perThousandViewsMinor }) => perThousandViewsMinor,
    write: inMoney,
    some: ({ withViews }) => withViews,
    isMoney: true,
  },
  {
    key: 'perDeliverable',
    title: 'Per usable deliverable',
    // Of every visit's cost, also of those without anything usable.
    of: ({ perDeliverableMinor }) => perDeliverableMinor,
    write: inMoney,
    isMoney: true,
  },
  { key: 'clicks', title: 'Clicks', of: ({ clicks }) => clicks, write: asCount, some: ({ withLink }) => withLink },
  {
    key: 'perClick',
    title: 'Per click',
    of: ({ perClickMinor }) => perClickMinor,
    write: inMoney,
    some: ({ withLink }) => withLink,
    isMoney: true,
    isHidden: true,
  },
  {
    key: 'bookings',
    title: 'Bookings',
    of: ({ bookings }) => bookings,
    write: asCount,
    some: ({ withCode }) => withCode,
  },
  {
    key: 'perBooking',
    title: 'Per booking',
    of: ({ perBookingMinor }) => perBookingMinor,
    write: inMoney,
    some: ({ withCode }) => withCode,
    isMoney: true,
    isHidden: true,
  },
  {
    key: 'vouchers',
    title: 'Vouchers',
    of: ({ vouchers }) => vouchers,
    write: asCount,
    some: ({ withVoucher }) => withVoucher,
    isHidden: true,
  },
  {
    key: 'spent',
    title: 'Booking spend',
    of: ({ spentMinor }) => spentMinor,
    write: inMoney,
    isMoney: true,
    isHidden: true,
  },
  {
    key: 'media',
    title: 'Media value',
    of: ({ mediaLowMinor }) => mediaLowMinor,
    write: (_low, currency, summary) => mediaWords(summary, currency),
    some: ({ withMedia }) => withMedia,
    isMoney: true,
    isHidden: true,
  },
  {
    key: 'content',
    title: 'Content value',
    of: ({ contentValueMinor }) => contentValueMinor,
    write: inMoney,
    some: ({ withUsable }) => withUsable,
    isMoney: true,
    isHidden: true,
  },
  {
    key: 'return',
    title: 'Return',
    of: returnPercent,
    write: (percent) => percentWords(percent),
    some: ({ withReturn }) => withReturn,
  },
]

/** On how many collabs a number rests, where these are not all: "1 of 7 collabs". */
export function basisOf({ of, some }: ValueColumn, summary: Summary): string | null {
  if (!some || of(summary) === null) return null
  const count = some(summary)
  return count < summary.collabs ? ofCollabs(count, summary.collabs) : null
}

/** How a number changed from the period before, in percent of it; null where one of them is not known, or it was nothing. */
export function changeOf({ of, key }: ValueColumn, summary: Summary, before: Summary | null): number | null {
  const [now, then] = [of(summary), before && of(before)]
  if (now === null || then === null || then === 0 || summary.collabs === 0) return null
  // A return is a percentage already: its change is in points.
  return key === 'return' ? now - then : Math.round(((now - then) / Math.abs(then)) * 100)
}

/** A number as a file holds it: whole amounts, and nothing where it is not known, because an empty cell is no zero. */
export function cellOf({ of, isMoney }: ValueColumn, summary: Summary | null): Cell {
  const value = summary && summary.collabs > 0 ? of(summary) : null
  if (value === null) return ''
  return isMoney ? value / 100 : value
}
