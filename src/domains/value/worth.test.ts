import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ownGroups, rowsBy, rowsByCampaign } from './groups.ts'
import { convert, splitMinor } from './money.ts'
import { costOf, summarise, sumKnown, type Scale, type Worth } from './worth.ts'

const rates = (currency: string, day: string) =>
  currency === 'EUR' ? (day < '2026-02-01' ? 1_150_000 : 1_190_000) : null
const scale: Scale = {
  currency: 'GBP',
  rates,
  cpms: [{ country: '*', format: 'reel', currency: 'GBP', lowMinor: 500, highMinor: 1_200 }],
}

const item = fc.record({
  uid: fc.uuid(),
  type: fc.constantFrom('reel', 'story'),
  platform: fc.constant('instagram'),
  isApproved: fc.boolean(),
  isInReview: fc.boolean(),
  isDelivered: fc.boolean(),
  isOverdue: fc.boolean(),
  publishedAt: fc.constant(null),
  views: fc.option(fc.nat(900_000)),
  isApart: fc.boolean(),
  isWithdrawn: fc.constant(false),
  clicks: fc.option(fc.nat(200)),
})
const line = fc.record({
  kind: fc.constantFrom('served' as const, 'fee' as const),
  minor: fc.nat(1_000_000),
  currency: fc.constantFrom('GBP', 'EUR', 'THB'),
  why: fc.constant(''),
})
/** The clicks of a collab are those of its deliverables' links and of links for all of it. */
const withAllClicks = <Of extends Pick<Worth, 'items' | 'clicks'>>(worth: Of): Of => ({
  ...worth,
  clicks: sumKnown([worth.clicks, ...worth.items.map(({ clicks }) => clicks)]),
})
const worths = fc.array(
  fc
    .record({
      collabUid: fc.uuid(),
      brandUid: fc.constantFrom('a', 'b'),
      brandName: fc.constant('Luna'),
      country: fc.constant('GB'),
      briefUid: fc.constantFrom('x', 'y'),
      briefTitle: fc.constant('Dinner'),
      influencerUid: fc.constantFrom('i', 'j'),
      influencerName: fc.constant('Alice'),
      handle: fc.constant('alice'),
      day: fc.constantFrom('2026-01-10', '2026-03-10'),
      items: fc.array(item, { maxLength: 4 }),
      lines: fc.array(line, { maxLength: 4 }),
      clicks: fc.option(fc.nat(500)),
      bookings: fc.option(fc.nat(20)),
      vouchers: fc.option(fc.nat(20)),
      spent: fc.array(fc.record({ minor: fc.nat(20_000), currency: fc.constant('GBP') }), { maxLength: 2 }),
      bookingMargin: fc.option(fc.record({ minor: fc.nat(5_000), currency: fc.constantFrom('GBP', 'EUR') })),
      photographer: fc.constant(null),
    })
    .map(withAllClicks),
  { maxLength: 8 },
)

const january = { uid: 'c', name: 'January', briefUids: ['x'], from: '2026-01-01', until: '2026-01-31', isSeen: true }
const march = { ...january, uid: 'm', name: 'March', from: '2026-03-01', until: '2026-03-31' }

/** The rows by all that a collab is in once: campaigns here have no visit in common. */
const rowsOfEach = (all: Worth[]) => [
  ...ownGroups.filter((group) => group !== 'deliverable').map((by) => rowsBy(by, all, scale)),
  rowsByCampaign([january, march], all, scale),
]

it('is the sum of its rows, whatever their order, currency and grouping', () => {
  fc.assert(
    fc.property(worths, (all: Worth[]) => {
      const total = summarise(all, scale)
      expect(summarise(all.toReversed(), scale)).toEqual(total)
      expect(all.reduce((sum, worth) => sum + (costOf(worth, scale) ?? 0), 0)).toBe(total.costMinor ?? 0)
      for (const rows of rowsOfEach(all)) {
        for (const of of [
          'costMinor',
          'views',
          'clicks',
          'bookings',
          'deliverables',
          'agreed',
          'undelivered',
          'overdue',
          'withFigures',
          'withoutRate',
        ] as const)
          expect(rows.reduce((sum, { summary }) => sum + (summary[of] ?? 0), 0)).toBe(total[of] ?? 0)
      }
      const deliverables = rowsBy('deliverable', all, scale)
      for (const of of [
        'costMinor',
        'views',
        'mediaLowMinor',
        'deliverables',
        'agreed',
        'undelivered',
        'clicks',
      ] as const)
        expect(deliverables.reduce((sum, { summary }) => sum + (summary[of] ?? 0), 0)).toBe(total[of] ?? 0)
      expect(deliverables.findIndex(({ key }) => key === 'rest')).toBe(
        all.every(
          ({ items, clicks }) =>
            items.length > 0 &&
            items.every(({ isApproved }) => isApproved) &&
            (clicks ?? 0) === (sumKnown(items.map((one) => one.clicks)) ?? 0),
        )
          ? -1
          : deliverables.length - 1,
      )
    }),
  )
})

it('names the venue of a row where several venues are shown', () => {
  fc.assert(
    fc.property(worths, (all: Worth[]) => {
      const isOfMany = new Set(all.map(({ brandUid }) => brandUid)).size > 1
      const name = isOfMany ? 'Alice: Dinner at Luna' : 'Alice: Dinner'
      expect(rowsBy('collab', all, scale).every((row) => row.name === name)).toBe(true)
      const reels = rowsBy('deliverable', all, scale).filter(({ key }) => key !== 'rest')
      expect(reels.every((row) => row.name.endsWith(' by Alice at Luna') === isOfMany)).toBe(true)
    }),
  )
})

it('counts a visit in each campaign that it is in, and once in none', () => {
  const campaigns = ['c', 'd', 'e'].map((uid) => ({ ...january, uid, briefUids: ['x'] }))
  fc.assert(
    fc.property(worths, (all: Worth[]) => {
      const rows = rowsByCampaign(campaigns, all, scale)
      const inside = all.filter(({ briefUid, day }) => briefUid === 'x' && day < '2026-02-01')
      const rest = all.filter((worth) => !inside.includes(worth))
      expect(rows.find(({ key }) => key === 'none')?.summary.collabs ?? 0).toBe(rest.length)
      for (const { uid } of campaigns)
        expect(rows.find(({ key }) => key === uid)?.summary ?? summarise([], scale)).toEqual(summarise(inside, scale))
    }),
  )
})

it('tells visits of campaigns that the reader doesn’t see from those of none', () => {
  const hidden = { ...march, isSeen: false }
  fc.assert(
    fc.property(worths, (all: Worth[]) => {
      const rows = rowsByCampaign([january, hidden], all, scale)
      const countOf = (of: string) => rows.find(({ key }) => key === of)?.summary.collabs ?? 0
      const inMarch = all.filter(({ briefUid, day }) => briefUid === 'x' && day > '2026-03-01')
      expect(countOf('others')).toBe(inMarch.length)
      expect(countOf('c') + countOf('others') + countOf('none')).toBe(all.length)
      expect(rows.map(({ key }) => key)).not.toContain(hidden.uid)
    }),
  )
})

it('puts what rows were in the period before beside them, so that they add up to it', () => {
  fc.assert(
    fc.property(worths, worths, (all: Worth[], past: Worth[]) => {
      const total = summarise(past, scale)
      for (const by of ['creator', 'brief', 'venue'] as const) {
        const rows = rowsBy(by, all, scale, past)
        expect(rows.reduce((sum, { before }) => sum + (before?.collabs ?? 0), 0)).toBe(total.collabs)
        expect(rows.reduce((sum, { before }) => sum + (before?.costMinor ?? 0), 0)).toBe(total.costMinor ?? 0)
      }
    }),
  )
})

it('counts what is not known as missing, never as zero', () => {
  fc.assert(
    fc.property(worths, (all: Worth[]) => {
      const { withFigures, views, perThousandViewsMinor, withCode, bookings, perBookingMinor, ...rest } = summarise(
        all,
        scale,
      )
      expect([views === null, bookings === null]).toEqual([withFigures === 0, withCode === 0])
      expect([rest.clicks === null, rest.vouchers === null]).toEqual([rest.withLink === 0, rest.withVoucher === 0])
      expect(rest.costMinor === null).toBe(all.length > 0 && rest.withoutRate === all.length)
      expect(withFigures > 0 || perThousandViewsMinor === null).toBe(true)
      expect(withCode > 0 || perBookingMinor === null).toBe(true)
    }),
  )
})

it('spreads the whole cost over what is usable, also that of collabs that brought nothing', () => {
  const base = {
    brandUid: 'a',
    brandName: 'Luna',
    country: 'GB',
    briefUid: 'x',
    briefTitle: 'Dinner',
    influencerUid: 'i',
    influencerName: 'Alice',
    handle: 'alice',
    day: '2026-03-10',
    lines: [{ kind: 'served' as const, minor: 6_000, currency: 'GBP', why: '' }],
    clicks: null,
    bookings: null,
    vouchers: null,
    spent: [],
    bookingMargin: null,
    photographer: null,
  }
  const made = (isApproved: boolean, views: number | null) => ({
    uid: 'd',
    type: 'reel',
    platform: 'instagram',
    isApproved,
    isInReview: false,
    isDelivered: isApproved,
    isOverdue: false,
    publishedAt: null,
    views,
    isApart: false,
    isWithdrawn: false,
    clicks: null,
  })
  const all: Worth[] = [
    { ...base, collabUid: '1', items: [made(true, 1_000), made(true, null)] },
    { ...base, collabUid: '2', items: [made(false, null)] },
    { ...base, collabUid: '3', items: [] },
  ]
  expect(summarise(all, scale)).toMatchObject({
    costMinor: 18_000,
    perDeliverableMinor: 9_000,
    withUsable: 1,
    perThousandViewsMinor: 3_000,
    withViews: 1,
  })
})

it('splits an amount without losing a penny', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 40 }), (minor, parts) => {
      const split = splitMinor(minor, parts)
      expect(split.reduce((sum, part) => sum + part, 0)).toBe(minor)
      expect(Math.max(...split) - Math.min(...split)).toBeLessThanOrEqual(1)
    }),
  )
})

it('converts by the rate of the day, and not at all without one', () => {
  expect(convert({ minor: 1_000, currency: 'GBP' }, 'EUR', '2026-01-10', rates)).toBe(1_150)
  expect(convert({ minor: 1_000, currency: 'GBP' }, 'EUR', '2026-03-10', rates)).toBe(1_190)
  expect(convert({ minor: 1_190, currency: 'EUR' }, 'GBP', '2026-03-10', rates)).toBe(1_000)
  expect(convert({ minor: 1_000, currency: 'THB' }, 'GBP', '2026-03-10', rates)).toBeNull()
})
