import { expect, it } from 'vitest'
import { answerOf } from './answer.ts'
import { type Scale, summarise, type Worth } from './worth.ts'

const scale: Scale = { currency: 'GBP', rates: () => null, cpms: [] }
const pounds = (minor: number) => ({ minor, currency: 'GBP' })
const written = {
  money: (minor: number) => `£${minor / 100}`,
  number: (count: number) => String(count),
}
const plan = 250_00

function visit(given: { views?: number | null; bookings?: number | null; spent?: number; currency?: string }): Worth {
  const { views = null, bookings = null, spent, currency = 'GBP' } = given
  return {
    collabUid: '',
    brandUid: '',
    brandName: '',
    country: 'GB',
    briefUid: '',
    briefTitle: '',
    influencerUid: '',
    influencerName: '',
    handle: '',
    day: '2026-03-10',
    items: [
      {
        uid: '',
        type: 'reel',
        platform: 'instagram',
        isApproved: true,
        isInReview: false,
        isDelivered: true,
        isOverdue: false,
        publishedAt: null,
        views,
        isApart: false,
        isWithdrawn: false,
        clicks: null,
      },
    ],
    lines: [{ kind: 'served', minor: 60_00, currency, why: '' }],
    clicks: null,
    bookings,
    vouchers: null,
    spent: spent ? [pounds(spent)] : [],
    bookingMargin: pounds(20_00),
    photographer: pounds(150_00),
  }
}

const answer = (now: Worth[], before: Worth[] = [], planMinor: number | null = plan) =>
  answerOf({ now: summarise(now, scale), before: summarise(before, scale), currency: 'GBP', planMinor }, written)

it('says in five lines what a period cost and brought, the answer first', () => {
  const now = [visit({ views: 12_000, bookings: 7, spent: 90_00 }), visit({})]
  expect(answer(now, [visit({ views: 100 })])).toEqual([
    'The visits paid for themselves, but not for your plan: the bookings we know of brought in £140 of profit, against £120 for both visits and about £250 for your plan at today’s price. There may be more: we don’t know every collab’s bookings.',
    '2 visits cost £120, £60 each. In the previous period: 1 visit for £60.',
    'You got 2 approved deliverables, at £60 each. A local photographer would charge about £300 for them.',
    'The content had at least 12000 views, at £5 per 1,000 (1 of 2 deliverables has insights).',
    '7 bookings came with a creator’s code, at £8.57 each (1 of 2 collabs had a code). Booking spend: £90 from 1 of them.',
  ])
})

it('names the plan of one of several venues as that venue’s', () => {
  const now = summarise([visit({ views: 12_000, bookings: 7 })], scale)
  const [verdict] = answerOf(
    { now, before: summarise([], scale), currency: 'GBP', planMinor: plan, isPlanOfVenue: true },
    written,
  )
  expect(verdict).toMatch(/but not for this venue’s plan: .* and about £250 for this venue’s plan at today’s price\.$/)
})

it('says yes only where the plan is paid for as well, and no as plainly', () => {
  expect(answer([visit({ views: 1, bookings: 1 })])).toEqual([
    'Not on bookings alone: the bookings we know of brought in £20 of profit, against £60 for the visit and about £250 for your plan at today’s price.',
    '1 visit cost £60. There were no visits in the previous period.',
    'You got 1 approved deliverable, at £60. A local photographer would charge about £150 for it.',
    'The content had 1 view, at £60000 per 1,000.',
    '1 booking came with a creator’s code, at £60.',
  ])
  expect(answer([visit({ bookings: 16 })])[0]).toMatch(/^Yes: the bookings we know of brought in £320/)
  expect(answer([visit({ bookings: 15 })])[0]).toMatch(/^The visits paid for themselves, but not for your plan/)
  expect(answer([visit({ bookings: 0 })], [], null)[0]).toBe(
    'Not on bookings alone: the bookings we know of brought in £0 of profit, against £60 for the visit.',
  )
})

it('never gives an answer that isn’t known', () => {
  expect(answer([visit({})])).toMatchObject({
    0: 'We can’t say yet whether it paid for itself: we don’t know the profit from bookings.',
    3: 'We don’t know how often the content was seen: 0 of 1 deliverable has insights.',
    4: 'We don’t know about bookings: no collab had a booking code before the visit.',
  })
  expect(answer([visit({ currency: 'THB', bookings: 9 })])[1]).toBe(
    '1 visit. We don’t know the cost yet: there’s no exchange rate. There were no visits in the previous period.',
  )
  expect(answer([visit({ bookings: 9 }), visit({ currency: 'THB', bookings: 9 })], [], null)).toMatchObject({
    0: 'Yes: the bookings we know of brought in £180 of profit, against £60 for 1 of 2 visits. There may be more: we don’t know every collab’s bookings.',
    1: '2 visits cost £60 (1 without an exchange rate not included). There were no visits in the previous period.',
  })
  expect(answer([])).toEqual([])
})
