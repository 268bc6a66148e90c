import { largeNumber, money } from '../../../../kit/web/format.ts'
import type { Summary } from '../../worth.ts'

/** A count that rests on some of many: "42.5K (14 of 17 have insights)"; without any of them it is not known. */
export function known(of: number, all: number, count: number): string {
  if (all === 0) return 'No content yet'
  if (of === 0) return `Not known (0 of ${all} have insights)`
  return `${largeNumber(count)}${of < all ? ` (${of} of ${all} have insights)` : ''}`
}

export function amount(minor: number | null, currency: string): string {
  return minor === null ? '–' : money(minor, currency)
}

/** Media value is a range, never one number and never revenue. */
export function mediaWords({ mediaLowMinor, mediaHighMinor }: Summary, currency: string): string {
  if (mediaLowMinor === null || mediaHighMinor === null) return '–'
  return `${money(mediaLowMinor, currency)}–${money(mediaHighMinor, currency)}`
}

/** What came back beside what was spent, in percent of it; null where no booking is known. */
export function returnPercent({ returnMinor, returnCostMinor }: Summary): number | null {
  if (returnMinor === null || returnCostMinor === null || returnCostMinor === 0) return null
  return Math.round(((returnMinor - returnCostMinor) / returnCostMinor) * 100)
}

function withEach(count: number, minor: number | null, currency: string): string {
  return minor === null ? String(count) : `${count} (${money(minor, currency)} each)`
}

/** What a view, a click, a booking and a deliverable cost, with what each number rests on. */
export function unitRows(summary: Summary, currency: string) {
  const { clicks, withLink, bookings, withCode } = summary
  const percent = returnPercent(summary)
  return [
    ['Cost per 1,000 views', amount(summary.perThousandViewsMinor, currency)],
    ['Cost per deliverable', amount(summary.perDeliverableMinor, currency)],
    ['Link clicks', withLink === 0 ? 'No tracked link' : withEach(clicks, summary.perClickMinor, currency)],
    ['Bookings', withCode === 0 ? 'No booking code' : withEach(bookings, summary.perBookingMinor, currency)],
    ['Media value', mediaWords(summary, currency)],
    ['Content value', amount(summary.contentValueMinor, currency)],
    ['Return', percent === null ? 'Needs bookings and what one leaves you' : `${percent}%`],
  ] as const
}
