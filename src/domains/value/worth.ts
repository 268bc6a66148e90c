import type { DeliverableType, VenueCurrency } from '../profiles/vocabulary.ts'
import { convert, type RateOf, splitMinor } from './money.ts'
import type { CostLine } from './costs.ts'

/** One deliverable of a collab with what it has reached; what is not known is null. */
export type WorthItem = {
  uid: string
  type: string
  platform: string
  isApproved: boolean
  /** Waits for the brand's review. */
  isInReview: boolean
  /** Sent for review at least once. */
  isDelivered: boolean
  /** Not delivered, and its date has passed. */
  isOverdue: boolean
  publishedAt: string | null
  views: number | null
  /** YouTube's own number, which its terms do not let us add up with others. */
  isApart: boolean
  isWithdrawn: boolean
  /** People who followed its own links; null where it has none. */
  clicks: number | null
}

/** One collab that was visited, with all that is known of what it cost and brought. */
export type Worth = {
  collabUid: string
  brandUid: string
  brandName: string
  country: string
  briefUid: string
  briefTitle: string
  influencerUid: string
  influencerName: string
  handle: string
  /** On the venue's calendar. */
  day: string
  items: WorthItem[]
  lines: CostLine[]
  /** People who followed its links, those of its deliverables among them; null where it has none. */
  clicks: number | null
  /** Bookings with its code; null where it has none. */
  bookings: number | null
  /** Vouchers that were redeemed; null where it has none. */
  vouchers: number | null
  /** What the bookings spent, where it was said: one amount for each, or for `bookings` together. */
  spent: { minor: number; currency: string; bookings?: number }[]
  bookingMargin: { minor: number; currency: string } | null
  photographer: { minor: number; currency: string } | null
}

export type Cpm = {
  country: string
  format: DeliverableType
  currency: VenueCurrency
  lowMinor: number
  highMinor: number
}
export type Scale = { currency: string; rates: RateOf; cpms: readonly Cpm[] }

/**
 * What many collabs cost and brought, and on how many of them each number rests. Amounts in minor units of one currency. A
 * sum is null where nothing of it is known.
 */
export type Summary = {
  collabs: number
  /** Deliverables that were agreed, and those of them that have not been delivered or are late with it. */
  agreed: number
  undelivered: number
  overdue: number
  /** Approved: usable by the brand. */
  deliverables: number
  /** Collabs with at least one of them. */
  withUsable: number
  published: number
  withFigures: number
  /** Collabs with at least one deliverable whose views are in the sum. */
  withViews: number
  /** Have figures of YouTube's, which are in no sum. */
  apart: number
  withdrawn: number
  views: number | null
  costMinor: number | null
  /** Collabs with an amount in a currency that has no rate: they are in no sum of money. */
  withoutRate: number
  /** Of those collabs whose views are known: the part of their cost that their deliverables with views carry. */
  perThousandViewsMinor: number | null
  /** The whole cost, also of collabs that brought nothing usable, over all that is usable. */
  perDeliverableMinor: number | null
  clicks: number | null
  withLink: number
  perClickMinor: number | null
  bookings: number | null
  withCode: number
  perBookingMinor: number | null
  /** Vouchers that were redeemed. */
  vouchers: number | null
  withVoucher: number
  perVoucherMinor: number | null
  /** What bookings spent, and of how many of them that is known; null where none is known, or of none what it spent. */
  spentMinor: number | null
  withSpent: number
  mediaLowMinor: number | null
  mediaHighMinor: number | null
  /** Collabs with a deliverable whose views have a CPM. */
  withMedia: number
  /** Null without anything usable. */
  contentValueMinor: number | null
  /** What bookings left, beside what those collabs cost; null where no bookings are known, or not what one leaves. */
  returnMinor: number | null
  returnCostMinor: number | null
  /** Collabs that both rest on. */
  withReturn: number
}

/** A collab's cost in one currency; null where one of its lines has no rate. */
export function costOf({ lines, day }: Pick<Worth, 'lines' | 'day'>, { currency, rates }: Scale): number | null {
  let sum = 0
  for (const line of lines) {
    const minor = convert(line, currency, day, rates)
    if (minor === null) return null
    sum += minor
  }
  return sum
}

/** Media value of one deliverable: its views, at what a thousand of them are bought for. Never revenue. */
export function mediaValueOf(item: WorthItem, { country, day }: Pick<Worth, 'country' | 'day'>, scale: Scale) {
  if (!isCounted(item)) return null
  const of = (where: string) => scale.cpms.find((cpm) => cpm.country === where && cpm.format === item.type)
  const cpm = of(country) ?? of('*')
  if (!cpm) return null
  const part = (minor: number) =>
    convert(
      { minor: Math.round(((item.views ?? 0) * minor) / 1_000), currency: cpm.currency },
      scale.currency,
      day,
      scale.rates,
    )
  const [low, high] = [part(cpm.lowMinor), part(cpm.highMinor)]
  return low === null || high === null ? null : { low, high }
}

/** Whether its views are in sums. */
export function isCounted({ views, isApart }: WorthItem): boolean {
  return views !== null && !isApart
}

/** Adds up. The order of the collabs does not matter. */
export function summarise(worths: readonly Worth[], scale: Scale): Summary {
  const costed = worths.flatMap((worth) => {
    const cost = costOf(worth, scale)
    return cost === null ? [] : [{ worth, cost }]
  })
  const agreed = worths.flatMap(({ items: all }) => all)
  const items = agreed.filter(({ isApproved }) => isApproved)
  const seen = items.filter(isCounted)
  const parts = costed.flatMap(({ worth, cost }) => partsOf(worth, cost))
  const viewed = parts.filter(({ item }) => isCounted(item))
  const linked = costed.filter(({ worth }) => worth.clicks !== null)
  const coded = costed.filter(({ worth }) => worth.bookings !== null)
  const given = costed.filter(({ worth }) => worth.vouchers !== null)
  return {
    collabs: worths.length,
    agreed: agreed.length,
    undelivered: agreed.filter(({ isDelivered }) => !isDelivered).length,
    overdue: agreed.filter(({ isOverdue }) => isOverdue).length,
    deliverables: items.length,
    withUsable: worths.filter(({ items: all }) => all.some(({ isApproved }) => isApproved)).length,
    published: items.filter(({ publishedAt }) => publishedAt !== null).length,
    withFigures: seen.length,
    withViews: worths.filter(({ items: all }) => all.some((item) => item.isApproved && isCounted(item))).length,
    apart: items.filter(({ isApart }) => isApart).length,
    withdrawn: items.filter(({ isWithdrawn }) => isWithdrawn).length,
    views: sumKnown(seen.map((item) => item.views)),
    costMinor: worths.length === 0 ? 0 : sumKnown(costed.map(({ cost }) => cost)),
    withoutRate: worths.length - costed.length,
    perThousandViewsMinor: ratio(
      sum(viewed.map(({ cost }) => cost)) * 1_000,
      sum(viewed.map(({ item }) => item.views ?? 0)),
    ),
    perDeliverableMinor: ratio(sum(costed.map(({ cost }) => cost)), parts.length),
    clicks: sumKnown(worths.map((worth) => worth.clicks)),
    withLink: worths.filter((worth) => worth.clicks !== null).length,
    perClickMinor: ratio(sum(linked.map(({ cost }) => cost)), sum(linked.map(({ worth }) => worth.clicks ?? 0))),
    bookings: sumKnown(worths.map((worth) => worth.bookings)),
    withCode: worths.filter((worth) => worth.bookings !== null).length,
    perBookingMinor: ratio(sum(coded.map(({ cost }) => cost)), sum(coded.map(({ worth }) => worth.bookings ?? 0))),
    vouchers: sumKnown(worths.map((worth) => worth.vouchers)),
    withVoucher: worths.filter((worth) => worth.vouchers !== null).length,
    perVoucherMinor: ratio(sum(given.map(({ cost }) => cost)), sum(given.map(({ worth }) => worth.vouchers ?? 0))),
    ...moneyOf(worths, scale),
    ...returnOf(coded, scale),
  }
}

/** What the approved deliverables of a collab cost each: its cost split evenly, to the penny. */
export function partsOf({ items }: Worth, cost: number): { item: WorthItem; cost: number }[] {
  const usable = items.filter(({ isApproved }) => isApproved)
  if (usable.length === 0) return []
  const parts = splitMinor(cost, usable.length)
  return usable.map((item, nth) => ({ item, cost: parts[nth] ?? 0 }))
}

function moneyOf(worths: readonly Worth[], scale: Scale) {
  const media = worths.flatMap((worth) => {
    const parts = worth.items.flatMap((item) => (item.isApproved ? (mediaValueOf(item, worth, scale) ?? []) : []))
    return parts.length === 0
      ? []
      : [{ low: sum(parts.map(({ low }) => low)), high: sum(parts.map(({ high }) => high)) }]
  })
  const content = worths.flatMap(({ photographer, items, day }) => {
    const each = photographer && convert(photographer, scale.currency, day, scale.rates)
    const usable = items.filter(({ isApproved }) => isApproved).length
    return each === null || usable === 0 ? [] : [each * usable]
  })
  const spent = worths.flatMap((worth) =>
    worth.spent.flatMap((one) => {
      const minor = convert(one, scale.currency, worth.day, scale.rates)
      return minor === null ? [] : [{ minor, bookings: one.bookings ?? 1 }]
    }),
  )
  return {
    // Where nobody booked, nothing was spent.
    spentMinor:
      spent.length === 0 && sumKnown(worths.map(({ bookings }) => bookings)) === 0
        ? 0
        : sumKnown(spent.map(({ minor }) => minor)),
    withSpent: sum(spent.map(({ bookings }) => bookings)),
    mediaLowMinor: sumKnown(media.map(({ low }) => low)),
    mediaHighMinor: sumKnown(media.map(({ high }) => high)),
    withMedia: media.length,
    contentValueMinor: sumKnown(content),
  }
}

function returnOf(coded: readonly { worth: Worth; cost: number }[], { currency, rates }: Scale) {
  const known = coded.flatMap(({ worth, cost }) => {
    const margin = worth.bookingMargin && convert(worth.bookingMargin, currency, worth.day, rates)
    return margin === null ? [] : [{ cost, left: margin * (worth.bookings ?? 0) }]
  })
  if (known.length === 0) return { returnMinor: null, returnCostMinor: null, withReturn: 0 }
  return {
    returnMinor: sum(known.map(({ left }) => left)),
    returnCostMinor: sum(known.map(({ cost }) => cost)),
    withReturn: known.length,
  }
}

/** Adds up what is known; null where nothing is. */
export function sumKnown(numbers: readonly (number | null)[]): number | null {
  const known = numbers.filter((number) => number !== null)
  return known.length === 0 ? null : sum(known)
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function ratio(of: number, by: number): number | null {
  return by === 0 ? null : Math.round(of / by)
}
