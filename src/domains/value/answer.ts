import { counted } from '../../kit/contract/counted.ts'
import { haveInsights } from './insight-words.ts'
import type { Written } from './report-rows.ts'
import type { Summary } from './worth.ts'

type Period = {
  now: Summary
  before: Summary
  currency: string
  /** What the plan costs over the period at today's price; null where it costs nothing, or isn't known in this currency. */
  planMinor: number | null
  /** It is the part of one of several venues, for each of which the plan is paid. */
  isPlanOfVenue?: boolean
}

/**
 * Whether a period was worth it, in sentences: the answer first, then what visits cost, what there is to use, who saw it and
 * who booked. Each says what it rests on; what is not known is said to be unknown. Empty without visits.
 */
export function answerOf(
  { now, before, currency, planMinor, isPlanOfVenue }: Period,
  { money, number }: Written,
): string[] {
  if (now.collabs === 0) return []
  const amount = (minor: number) => money(minor, currency)
  return [
    verdict(now, planMinor, isPlanOfVenue ? 'this venue’s plan' : 'your plan', amount),
    cost(now, before, amount),
    content(now, amount),
    views(now, amount, number),
    bookings(now, amount, number),
  ]
}

type Amount = (minor: number) => string

/** Every visit of a period, as a sentence names them. */
export function allVisits(count: number): string {
  if (count === 1) return 'the visit'
  return count === 2 ? 'both visits' : `all ${count} visits`
}

/** What known bookings left, beside what all visits and the plan cost. */
function verdict(
  { collabs, costMinor, withoutRate, returnMinor, withReturn }: Summary,
  planMinor: number | null,
  planName: string,
  amount: Amount,
): string {
  if (returnMinor === null || costMinor === null)
    return 'We can’t say yet whether it paid for itself: we don’t know the profit from bookings.'
  const visits = withoutRate > 0 && collabs > 1 ? `${collabs - withoutRate} of ${collabs} visits` : allVisits(collabs)
  const plan =
    planMinor === null ? '' : ` and about ${amount(Math.round(planMinor / 100) * 100)} for ${planName} at today’s price`
  const why = `the bookings we know of brought in ${amount(returnMinor)} of profit, against ${amount(costMinor)} for ${visits}${plan}.`
  const more = withReturn < collabs ? ' There may be more: we don’t know every collab’s bookings.' : ''
  if (returnMinor >= costMinor + (planMinor ?? 0)) return `Yes: ${why}${more}`
  if (returnMinor >= costMinor) return `The visits paid for themselves, but not for ${planName}: ${why}${more}`
  return `Not on bookings alone: ${why}${more}`
}

function cost({ collabs, costMinor, withoutRate }: Summary, before: Summary, amount: Amount): string {
  const visits = counted(collabs, 'visit')
  const earlier =
    before.collabs === 0
      ? 'There were no visits in the previous period.'
      : `In the previous period: ${counted(before.collabs, 'visit')}${before.costMinor === null ? '' : ` for ${amount(before.costMinor)}`}.`
  if (costMinor === null) return `${visits}. We don’t know the cost yet: there’s no exchange rate. ${earlier}`
  const each = collabs - withoutRate > 1 ? `, ${amount(Math.round(costMinor / (collabs - withoutRate)))} each` : ''
  const missing = withoutRate > 0 ? ` (${withoutRate} without an exchange rate not included)` : ''
  return `${visits} cost ${amount(costMinor)}${each}${missing}. ${earlier}`
}

function content({ deliverables, perDeliverableMinor, contentValueMinor }: Summary, amount: Amount): string {
  if (deliverables === 0) return 'No content has been approved yet.'
  const each = perDeliverableMinor === null ? '' : `, at ${apiece(deliverables, amount(perDeliverableMinor))}`
  const photographer =
    contentValueMinor === null
      ? ''
      : ` A local photographer would charge about ${amount(contentValueMinor)} for ${deliverables === 1 ? 'it' : 'them'}.`
  return `You got ${counted(deliverables, 'approved deliverable')}${each}.${photographer}`
}

function views(summary: Summary, amount: Amount, number: Written['number']): string {
  const { views: seen, withFigures, agreed, perThousandViewsMinor } = summary
  if (seen === null) return `We don’t know how often the content was seen: ${haveInsights(withFigures, agreed)}.`
  const least = withFigures < agreed ? 'at least ' : ''
  const basis = withFigures < agreed ? ` (${haveInsights(withFigures, agreed)})` : ''
  const each = perThousandViewsMinor === null ? '' : `, at ${amount(perThousandViewsMinor)} per 1,000`
  return `The content had ${least}${number(seen)} ${seen === 1 ? 'view' : 'views'}${each}${basis}.`
}

function bookings(summary: Summary, amount: Amount, number: Written['number']): string {
  const { bookings: booked, collabs, withCode, perBookingMinor, spentMinor, withSpent } = summary
  if (booked === null) return 'We don’t know about bookings: no collab had a booking code before the visit.'
  const basis = withCode < collabs ? ` (${withCode} of ${counted(collabs, 'collab')} had a code)` : ''
  if (booked === 0) return `Nobody has booked with a creator’s code yet${basis}.`
  const spent =
    spentMinor === null
      ? ''
      : ` Booking spend: ${amount(spentMinor)}${withSpent < booked ? ` from ${number(withSpent)} of them` : ''}.`
  const each = perBookingMinor === null ? '' : `, at ${apiece(booked, amount(perBookingMinor))}`
  return `${number(booked)} ${booked === 1 ? 'booking' : 'bookings'} came with a creator’s code${each}${basis}.${spent}`
}

const apiece = (count: number, price: string) => (count === 1 ? price : `${price} each`)
