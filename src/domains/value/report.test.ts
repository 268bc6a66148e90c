import { expect, it } from 'vitest'
import { bestOf, monthAfter, monthName, monthWord, nextSteps } from './report.ts'
import { summarise, type Worth, type WorthItem } from './worth.ts'

const item = (uid: string, change: Partial<WorthItem>): WorthItem => ({
  uid,
  type: 'reel',
  platform: 'instagram',
  isApproved: true,
  isInReview: false,
  isDelivered: true,
  isOverdue: false,
  publishedAt: null,
  views: null,
  isApart: false,
  isWithdrawn: false,
  clicks: null,
  ...change,
})
const worth = (items: WorthItem[], change: Partial<Worth> = {}): Worth => ({
  collabUid: 'collab',
  brandUid: 'brand',
  brandName: 'Luna',
  country: 'GB',
  briefUid: 'brief',
  briefTitle: 'Dinner',
  influencerUid: 'influencer',
  influencerName: 'Maya',
  handle: 'maya',
  day: '2026-10-02',
  items,
  lines: [],
  clicks: null,
  bookings: null,
  vouchers: null,
  spent: [],
  bookingMargin: null,
  photographer: null,
  ...change,
})
const summary = (worths: Worth[]) => summarise(worths, { currency: 'GBP', rates: () => null, cpms: [] })

it('names the most seen of what may be compared', () => {
  const items = [
    item('a', { views: 100 }),
    item('b', { views: 900, isApart: true }),
    item('c', { views: 800, isApproved: false }),
    item('d', { views: 300 }),
    item('e', {}),
  ]
  expect(bestOf([worth(items)])).toMatchObject({ uid: 'd', views: 300, influencerName: 'Maya' })
  expect(bestOf([worth([item('e', {})])])).toBeNull()
})

it('advises at most three steps, and asks for nothing that is there', () => {
  const bare = [worth([item('a', { views: 100 }), item('b', {})])]
  expect(nextSteps(summary(bare), bestOf(bare), false).map(({ step }) => step)).toEqual(['costs', 'insights', 'codes'])
  const whole = [worth([item('a', { views: 100 })], { bookings: 2 })]
  expect(nextSteps(summary(whole), bestOf(whole), true).map(({ step }) => step)).toEqual(['again'])
  const late = [worth([item('a', { isApproved: false, isDelivered: false, isOverdue: true })])]
  expect(nextSteps(summary(late), null, true)[0]).toEqual({
    step: 'overdue',
    text: 'Ask about 1 deliverable that is overdue.',
  })
  expect(nextSteps(summary([]), null, true).map(({ step }) => step)).toEqual(['visits'])
})

it('goes from month to month over the end of a year', () => {
  expect([monthAfter('2026-01', -1), monthAfter('2026-12', 1)]).toEqual(['2025-12', '2027-01'])
  expect(monthName('2026-10')).toBe('October 2026')
  expect(monthWord('2026-10')).toBe('October')
})
