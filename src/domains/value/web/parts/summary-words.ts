import { counted, largeNumber, money } from '../../../../kit/web/format.ts'
import { allVisits } from '../../answer.ts'
import { have, insightWords, noCode, noLink } from '../../insight-words.ts'
import { wholeRange } from '../../money.ts'
import type { Summary } from '../../worth.ts'

/** Views and what they rest on: "42.5K (14 of 17 deliverables have insights)"; without any insights they are not known. */
export function viewsKnown(
  summary: Pick<Summary, 'agreed' | 'withFigures' | 'undelivered' | 'overdue' | 'views'>,
): string {
  const { agreed, withFigures, views } = summary
  if (agreed === 0) return 'No content agreed'
  if (views === null) return `Not known (${insightWords(summary)})`
  return `${largeNumber(views)}${withFigures < agreed ? ` (${insightWords(summary)})` : ''}`
}

/** A count, or a dash where it is not known. */
export function knownCount(count: number | null): string {
  return count === null ? '–' : largeNumber(count)
}

/** What collabs cost, with how many of them are missing for want of an exchange rate. */
export function costKnown(
  { costMinor, withoutRate }: Pick<Summary, 'costMinor' | 'withoutRate'>,
  currency: string,
): string {
  if (costMinor === null) return 'Not known: no exchange rate yet'
  return withoutRate === 0
    ? money(costMinor, currency)
    : `${money(costMinor, currency)} (${withoutRate} without an exchange rate)`
}

/** How many collabs a number rests on, so that one of seven doesn’t read like all: "1 of 7 collabs". */
export function ofCollabs(some: number, all: number): string {
  return `${some} of ${counted(all, 'collab')}`
}

/** The same before what they have: "1 of 7 collabs has", "3 of 7 collabs have". */
export function collabsHave(some: number, all: number): string {
  return `${ofCollabs(some, all)} ${have(some, all)}`
}

/** The same beside a number that rests on fewer than all. */
function withBasis(text: string, some: number, all: number): string {
  return some < all && some > 0 ? `${text} (from ${ofCollabs(some, all)})` : text
}

export function amount(minor: number | null, currency: string): string {
  return minor === null ? '–' : money(minor, currency)
}

/** Media value is a range, never one number and never revenue. */
export function mediaWords(
  { mediaLowMinor, mediaHighMinor }: Pick<Summary, 'mediaLowMinor' | 'mediaHighMinor'>,
  currency: string,
): string {
  if (mediaLowMinor === null || mediaHighMinor === null) return '–'
  return wholeRange(mediaLowMinor, mediaHighMinor, (minor) => money(minor, currency))
}

/** What a cost is spread over, which is every visit whose cost is known: "all 7 visits", "6 of 7 visits". */
export function visitsCosted({ collabs, withoutRate }: Pick<Summary, 'collabs' | 'withoutRate'>): string {
  if (withoutRate > 0) return `${collabs - withoutRate} of ${counted(collabs, 'visit')}`
  return allVisits(collabs)
}

/** What came back beside what was spent, in percent of it; null where no booking is known. */
export function returnPercent({
  returnMinor,
  returnCostMinor,
}: Pick<Summary, 'returnMinor' | 'returnCostMinor'>): number | null {
  if (returnMinor === null || returnCostMinor === null || returnCostMinor === 0) return null
  return Math.round(((returnMinor - returnCostMinor) / returnCostMinor) * 100)
}

/** With a real minus: "−12%". */
export function percentWords(percent: number): string {
  return `${percent < 0 ? '−' : ''}${Math.abs(percent)}%`
}

function withEach(count: number | null, minor: number | null, currency: string): string {
  return minor === null ? knownCount(count) : `${knownCount(count)} (${money(minor, currency)} each)`
}

/** Why there is no return to show. */
export function withoutReturn({ withCode, returnMinor }: Pick<Summary, 'withCode' | 'returnMinor'>): string {
  if (withCode === 0) return noCode
  return returnMinor === null ? 'Set your profit per booking to see this' : 'No cost to compare with'
}

/** What a view, a click, a booking and a deliverable cost, with what each number rests on. */
export function unitRows(summary: Omit<Summary, 'costMinor'>, currency: string) {
  const { collabs, clicks, withLink, bookings, withCode, vouchers, withVoucher, withUsable, withViews } = summary
  const { withMedia, withReturn } = summary
  const percent = returnPercent(summary)
  return [
    ['Cost per 1,000 views', withBasis(amount(summary.perThousandViewsMinor, currency), withViews, collabs)],
    [
      'Cost per usable deliverable',
      summary.perDeliverableMinor !== null && withUsable < collabs
        ? `${money(summary.perDeliverableMinor, currency)} (the cost of ${visitsCosted(summary)} ÷ ${summary.deliverables})`
        : amount(summary.perDeliverableMinor, currency),
    ],
    [
      'Link clicks',
      withLink === 0 ? noLink : withBasis(withEach(clicks, summary.perClickMinor, currency), withLink, collabs),
    ],
    [
      'Bookings',
      withCode === 0 ? noCode : withBasis(withEach(bookings, summary.perBookingMinor, currency), withCode, collabs),
    ],
    withVoucher > 0 && (['Vouchers redeemed', withEach(vouchers, summary.perVoucherMinor, currency)] as const),
    ['Media value', withBasis(mediaWords(summary, currency), withMedia, collabs)],
    ['Content value', amount(summary.contentValueMinor, currency)],
    ['Return', percent === null ? withoutReturn(summary) : withBasis(percentWords(percent), withReturn, collabs)],
  ] as const
}

/** The same for whoever reads it by a link: only what the link shows. */
export function sharedRows(summary: Summary, currency: string) {
  const { costMinor, withoutRate, perThousandViewsMinor, perDeliverableMinor, clicks, withLink, bookings, withCode } =
    summary
  const { vouchers, withVoucher } = summary
  return [
    withLink > 0 && (['Link clicks', withEach(clicks, summary.perClickMinor, currency)] as const),
    withCode > 0 && (['Bookings', withEach(bookings, summary.perBookingMinor, currency)] as const),
    withVoucher > 0 && (['Vouchers redeemed', withEach(vouchers, summary.perVoucherMinor, currency)] as const),
    ['Media value', mediaWords(summary, currency)] as const,
    (costMinor !== null || withoutRate > 0) && (['Cost', costKnown(summary, currency)] as const),
    perThousandViewsMinor !== null && (['Cost per 1,000 views', money(perThousandViewsMinor, currency)] as const),
    perDeliverableMinor !== null && (['Cost per usable deliverable', money(perDeliverableMinor, currency)] as const),
  ]
}
