import { haveInsights, noCode, noLink } from './insight-words.ts'
import { wholeRange } from './money.ts'
import { oneFormat } from './one-format.ts'
import { platformNames } from '../profiles/vocabulary.ts'
import { type BestDeliverable, monthAfter, monthName } from './report.ts'
import type { Summary } from './worth.ts'
import { possessive } from '../../kit/contract/possessive.ts'

/** How amounts and large numbers are written where the report is read. */
export type Written = { money: (minor: number, currency: string) => string; number: (count: number) => string }

/** A number of a report: its name, this month's, and that of the month before; null where that had no visits. */
export type ReportNumber = { name: string; now: string; before: string | null }

const unknown = '–'

/**
 * The numbers of a month as they leave the house, on paper or by a link: each says what it rests on, what is not known is
 * never zero, and what the reader may not see isn't named.
 */
export function reportNumbers(
  { now, before, currency }: { now: Summary; before: Summary; currency: string },
  written: Written,
): ReportNumber[] {
  const amount = (minor: number | null) => (minor === null ? unknown : written.money(minor, currency))
  const row = (name: string, of: (summary: Summary) => string): ReportNumber => ({
    name,
    now: of(now),
    before: before.collabs === 0 ? null : of(before),
  })
  const count = (known: number | null) => (known === null ? unknown : written.number(known))
  const each = (known: number | null, minor: number | null) =>
    minor === null ? count(known) : `${count(known)} (${written.money(minor, currency)} each)`
  const some = (of: (summary: Summary) => number) => of(now) + of(before) > 0
  const rows: (ReportNumber | false)[] = [
    row('Visits', ({ collabs }) => String(collabs)),
    (now.costMinor !== null || now.withoutRate > 0) &&
      row('Cost', ({ costMinor, withoutRate }) =>
        withoutRate > 0 ? `${amount(costMinor)} (${withoutRate} without an exchange rate)` : amount(costMinor),
      ),
    row('Usable deliverables', ({ deliverables, agreed }) =>
      deliverables < agreed ? `${deliverables} of ${agreed} agreed` : String(deliverables),
    ),
    row('Views', (summary) => viewsOf(summary, written)),
    some(({ withLink }) => withLink) &&
      row('Link clicks', ({ withLink, clicks, perClickMinor }) =>
        withLink === 0 ? noLink : each(clicks, perClickMinor),
      ),
    some(({ withCode }) => withCode) &&
      row('Bookings', ({ withCode, bookings, perBookingMinor }) =>
        withCode === 0 ? noCode : each(bookings, perBookingMinor),
      ),
    some(({ withVoucher }) => withVoucher) &&
      row('Vouchers redeemed', ({ vouchers, perVoucherMinor }) => each(vouchers, perVoucherMinor)),
    now.perThousandViewsMinor !== null && row('Cost per 1,000 views', (one) => amount(one.perThousandViewsMinor)),
    now.perDeliverableMinor !== null && row('Cost per usable deliverable', (one) => amount(one.perDeliverableMinor)),
    now.mediaLowMinor !== null &&
      row('Media value (not revenue)', ({ mediaLowMinor, mediaHighMinor }) =>
        mediaLowMinor === null || mediaHighMinor === null
          ? unknown
          : wholeRange(mediaLowMinor, mediaHighMinor, (minor) => written.money(minor, currency)),
      ),
    now.contentValueMinor !== null && row('Content value', (one) => amount(one.contentValueMinor)),
    now.returnMinor !== null && row('Return', returnOf),
  ]
  return rows.filter((one) => one !== false)
}

function viewsOf({ agreed, withFigures, views }: Summary, { number }: Written): string {
  if (agreed === 0) return 'No content agreed'
  const basis = haveInsights(withFigures, agreed)
  if (views === null) return `Not known (${basis})`
  return withFigures < agreed ? `${number(views)} (${basis})` : number(views)
}

/** What bookings left beside what their collabs cost, in percent of it: “−12%”. */
function returnOf({ returnMinor, returnCostMinor, withReturn, collabs }: Summary): string {
  if (returnMinor === null || !returnCostMinor) return unknown
  const percent = Math.round(((returnMinor - returnCostMinor) / returnCostMinor) * 100)
  const basis = withReturn < collabs ? ` (from ${withReturn} of ${collabs} collabs)` : ''
  return `${percent < 0 ? '−' : ''}${Math.abs(percent)}%${basis}`
}

/** What a report is about, and what its numbers stand beside. */
export function reportLead(month: string, before: Pick<Summary, 'collabs'>): string {
  const lead = 'What creators’ visits brought in'
  const earlier = monthName(monthAfter(month, -1))
  return before.collabs === 0 ? `${lead}. There were no visits in ${earlier}` : `${lead}, compared with ${earlier}`
}

/** “Maya Okafor’s Reel on Instagram: 12K views (@maya.eats at Luna)”. */
export function bestLine(best: Omit<BestDeliverable, 'uid' | 'collabUid'>, { number }: Written): string {
  const { influencerName, handle, brandName, type, platform, views } = best
  return `${possessive(influencerName)} ${oneFormat(type, platform)} on ${platformNames[platform]}: ${number(views)} ${views === 1 ? 'view' : 'views'} (@${handle} at ${brandName})`
}
