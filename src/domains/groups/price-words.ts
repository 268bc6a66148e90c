import { money } from '../../kit/contract/money.ts'
import { dayInWords } from '../../kit/contract/when.ts'
import type { VenuePrice } from './contract/venues.ts'

/** The day of an instant on the organisation's calendar, in words. */
const dayWords = (at: string, timezone: string) =>
  dayInWords(new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(new Date(at)))

/** What one venue more costs, in full sentences: today, with the next invoice, and from then on. */
export function costWords({
  how,
  plan,
  currency,
  monthly,
  perCollab,
  venues,
  next,
  isEnding,
  timezone,
}: VenuePrice): string {
  const amount = (minor: number) => money(minor, currency)
  if (how === 'free') return `${plan} has no monthly price. Each collab is ${amount(perCollab)}.`
  if (how === 'given' || !next) return `Nothing to pay: your ${plan} plan was set up by our team and isn’t billed.`
  const day = dayWords(next.at, timezone)
  if (isEnding && next.amount === 0) return `Nothing to pay today. Your plan ends on ${day}.`
  const part = `up to ${amount(next.untilThen)} for this venue until then`
  if (isEnding)
    return `Nothing to pay today. Your plan ends on ${day}; your last invoice will include ${part}, plus tax.`
  const all = `${amount(next.month)} for ${venues + 1} venues at ${amount(monthly)} each`
  if (next.amount === next.month)
    return `Nothing to pay before ${day}. Your invoice then will be ${all}. Tax and collab fees are added where they apply.`
  const parts =
    next.earlier === 0
      ? `${all}, and ${part}`
      : `${all}, ${part}, and up to ${amount(next.earlier)} for the venues you’ve added since your last invoice`
  return `Nothing to pay today. Your next invoice on ${day} will be up to ${amount(next.amount)}: ${parts}. Tax and collab fees are added where they apply.`
}

/** What adding so many venues from a list would cost, before any is added. */
export function importWords({ how, plan, currency, monthly, perCollab }: VenuePrice, venues: number): string {
  const amount = (minor: number) => money(minor, currency)
  if (how === 'free') return `Adding one is free: ${plan} has no monthly price. Each collab is ${amount(perCollab)}.`
  if (how === 'given') return `Adding one costs nothing: your ${plan} plan was set up by our team and isn’t billed.`
  const all = venues > 1 ? `, so all ${venues} would be ${amount(monthly * venues)}` : ''
  return `Each one you add costs ${amount(monthly)} a month from then on${all}. You’ll see the exact amount before you add it.`
}
