import { DateTime } from 'luxon'
import { must } from '../../../kit/contract/must.ts'
import { dayInWords } from '../../../kit/contract/when.ts'
import { dayMs, plus } from '../../../kit/server/clock.ts'
import { graceMs, type Subscription } from '../../plans/server/subscription.ts'
import { tierFacts } from '../../plans/tiers.ts'
import { amountWords } from '../discounts.ts'
import { taxWord } from '../tax-words.ts'
import type { PlanNotification } from './notify-people.ts'
import type { Trial } from './trials.ts'

const dayOf = (at: Date, timezone: string) =>
  dayInWords(DateTime.fromJSDate(at, { zone: timezone }).toISODate() ?? at.toISOString().slice(0, 10))

/** What an organisation's admins hear of a change of its plan; null where it is nothing to them. */
export function wordsOfChange(
  before: Subscription | null,
  after: Subscription,
  timezone: string,
): PlanNotification | null {
  const { state } = after
  const { name } = tierFacts[after.tier]
  const was = before?.state ?? 'canceled'
  if (state === was) return null
  if (state === 'past_due') {
    const until = plus(must(after.pastDueSince, 'past due since'), graceMs).toISOString().slice(0, 10)
    return {
      kind: 'plan.past-due',
      title: 'Your payment didn’t go through',
      lines: [`You’ll keep your ${name} plan until ${dayInWords(until)}. Update your card before then to keep it.`],
    }
  }
  if (state === 'trialing')
    return {
      kind: 'plan.trial-started',
      title: `Your free trial of ${name} has started`,
      lines: [
        `You have everything in ${name} until ${dayOf(must(after.periodEnd, 'period end'), timezone)}. We’ll remind you before it ends.`,
      ],
    }
  if (state === 'active') return wordsOfStart(was, name)
  if (state !== 'canceled' || !before) return null
  return {
    kind: 'plan.ended',
    title: was === 'trialing' ? `Your free trial of ${name} has ended` : `Your ${name} plan has ended`,
    lines: ['You’re now on Freemium. We’ve kept everything you’ve created.'],
  }
}

function wordsOfStart(was: Subscription['state'], name: string): PlanNotification {
  const kind = 'plan.active'
  if (was === 'past_due') return { kind, title: 'Your payment went through', lines: [`Your ${name} plan continues.`] }
  if (was === 'trialing')
    return {
      kind,
      title: `Your ${name} plan has started`,
      lines: [
        'Your free trial has ended, and you still have everything in your plan. You’ll find your first invoice on the plan page.',
      ],
    }
  return { kind, title: `Welcome to ${name}`, lines: [`You now have everything in ${name}.`] }
}

/** When people are reminded of a trial's end: a week before, or three days before one of less than two weeks. */
export function reminderOf({ startedAt, endsAt }: { startedAt: Date; endsAt: Date }): Date {
  const isShort = endsAt.getTime() - startedAt.getTime() < 14 * dayMs
  return plus(endsAt, -(isShort ? 3 : 7) * dayMs)
}

/** That a trial will end, with what happens then: a payment, or the end of the plan where no card is there. */
export function wordsOfTrialEnd(
  { endsAt, currency, tier, hasCard }: Trial,
  next: { due: number; tax: number },
  timezone: string,
): PlanNotification {
  const day = dayOf(endsAt, timezone)
  const { name } = tierFacts[tier]
  const tax = next.tax > 0 ? `, ${taxWord(currency)} included` : ''
  const price = `${amountWords(next.due, currency)} a month${tax}`
  return {
    kind: 'plan.trial-ending',
    title: `Your free trial ends on ${day}`,
    until: endsAt,
    lines: hasCard
      ? [
          `From then on you’ll pay ${price} for ${name}, plus any collab fees. We’ll charge the card on file.`,
          `If you don’t want to continue, cancel your plan before ${day} and you won’t be charged for it.`,
        ]
      : [
          `To keep ${name}, add a card before ${day}. You’ll then pay ${price}, plus any collab fees.`,
          'Without a card your plan ends that day and you move to Freemium. We’ll keep everything you’ve created.',
        ],
  }
}
