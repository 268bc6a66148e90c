import { expect, it } from 'vitest'
import { costWords, importWords } from './price-words.ts'

const price = {
  how: 'billed',
  plan: 'Premium',
  currency: 'GBP',
  monthly: 499_00,
  perCollab: 25_00,
  venues: 2,
  dueToday: 0,
  next: {
    at: '2026-12-01T00:00:00.000Z',
    amount: 1_630_07,
    untilThen: 133_07,
    earlier: 0,
    month: 1_497_00,
  },
  isEnding: false,
  timezone: 'Europe/London',
} as const

it('says what is due today, with the next invoice, and what that is made of', () => {
  expect(costWords(price)).toBe(
    'Nothing to pay today. Your next invoice on 1 December 2026 will be up to £1,630.07: £1,497 for 3 venues at £499 each, and up to £133.07 for this venue until then. Tax and collab fees are added where they apply.',
  )
})

it('counts the venues that the next invoice has on it already', () => {
  expect(costWords({ ...price, next: { ...price.next, amount: 1_830_07, earlier: 200_00 } })).toContain(
    'up to £1,830.07: £1,497 for 3 venues at £499 each, up to £133.07 for this venue until then, and up to £200 for the venues you’ve added since your last invoice.',
  )
})

it('says that a plan ends, that one is not billed, and that one is free', () => {
  const last = { ...price.next, month: 0, amount: 133_07 }
  expect(costWords({ ...price, isEnding: true, next: last })).toBe(
    'Nothing to pay today. Your plan ends on 1 December 2026; your last invoice will include up to £133.07 for this venue until then, plus tax.',
  )
  expect(costWords({ ...price, how: 'given', next: null })).toBe(
    'Nothing to pay: your Premium plan was set up by our team and isn’t billed.',
  )
  expect(costWords({ ...price, how: 'free', plan: 'Freemium', perCollab: 99_00, next: null })).toBe(
    'Freemium has no monthly price. Each collab is £99.',
  )
})

it('says what the venues of a list would cost, once they are added', () => {
  expect(importWords(price, 12)).toBe(
    'Each one you add costs £499 a month from then on, so all 12 would be £5,988. You’ll see the exact amount before you add it.',
  )
  expect(importWords({ ...price, how: 'free', plan: 'Freemium', perCollab: 99_00, next: null }, 2)).toBe(
    'Adding one is free: Freemium has no monthly price. Each collab is £99.',
  )
  expect(importWords({ ...price, how: 'given', next: null }, 2)).toContain('Adding one costs nothing')
})
