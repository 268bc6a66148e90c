import { expect, it } from 'vitest'
import { reportLead, reportNumbers } from './report-rows.ts'
import type { Summary } from './worth.ts'

const month: Summary = {
  collabs: 4,
  agreed: 8,
  undelivered: 6,
  overdue: 6,
  deliverables: 2,
  withUsable: 1,
  published: 2,
  withFigures: 2,
  withViews: 1,
  apart: 0,
  withdrawn: 0,
  views: 14_058,
  costMinor: 303_00,
  withoutRate: 0,
  perThousandViewsMinor: 488,
  perDeliverableMinor: 151_50,
  clicks: 99,
  withLink: 4,
  perClickMinor: 306,
  bookings: 7,
  withCode: 2,
  perBookingMinor: 19_60,
  vouchers: 0,
  withVoucher: 0,
  perVoucherMinor: null,
  spentMinor: null,
  withSpent: 0,
  mediaLowMinor: 73_64,
  mediaHighMinor: 164_66,
  withMedia: 1,
  contentValueMinor: null,
  returnMinor: null,
  returnCostMinor: null,
  withReturn: 0,
}
const written = { money: (minor: number) => `£${(minor / 100).toFixed(2)}`, number: String }
const numbers = (now: Partial<Summary>, before: Partial<Summary> = {}) =>
  Object.fromEntries(
    reportNumbers({ now: { ...month, ...now }, before: { ...month, ...before }, currency: 'GBP' }, written).map(
      (row) => [row.name, [row.now, row.before]],
    ),
  )

it('says on how much each number rests, and never calls what is not known zero', () => {
  expect(numbers({}, { views: null, withFigures: 0, withLink: 0, clicks: null })).toMatchObject({
    'Usable deliverables': ['2 of 8 agreed', '2 of 8 agreed'],
    Views: ['14058 (2 of 8 deliverables have insights)', 'Not known (0 of 8 deliverables have insights)'],
    'Link clicks': ['99 (£3.06 each)', 'No tracked link before the posts'],
    'Media value (not revenue)': ['£74.00–£165.00', '£74.00–£165.00'],
  })
})

it('has no column for a month without visits, and says so', () => {
  expect(numbers({}, { collabs: 0 })['Visits']).toEqual(['4', null])
  expect(reportLead('2026-10', { collabs: 0 })).toBe(
    'What creators’ visits brought in. There were no visits in September 2026',
  )
  expect(reportLead('2026-01', { collabs: 3 })).toBe('What creators’ visits brought in, compared with December 2025')
})

it('names no cost where none may be shown, and return only where it is known', () => {
  const hidden = { costMinor: null, perThousandViewsMinor: null, perDeliverableMinor: null, perClickMinor: null }
  expect(Object.keys(numbers({ ...hidden, perBookingMinor: null }))).toEqual([
    'Visits',
    'Usable deliverables',
    'Views',
    'Link clicks',
    'Bookings',
    'Media value (not revenue)',
  ])
  expect(numbers({ returnMinor: 80_00, returnCostMinor: 100_00, withReturn: 2 })['Return']?.[0]).toBe(
    '−20% (from 2 of 4 collabs)',
  )
})
