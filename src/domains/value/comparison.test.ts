import { expect, it } from 'vitest'
import { compare, comparedWords, type Measured, medianOf } from './comparison.ts'

const unknown: Measured = { views: null, costPerThousand: null, clicks: null, bookings: null }
const own: Measured = { ...unknown, views: 12_000, bookings: 0 }
const of = (views: number | null, orgUid = 'o') => ({ ...unknown, views, orgUid })

it.each([
  [[], null],
  [[null], null],
  [[3, null, 1], 2],
  [[5, 1, 3], 3],
  [[1, 2, 4, 100], 3],
])('the median of %o is %s', (values, median) => expect(medianOf(values)).toBe(median))

it('compares only what is known of the collab, and zero bookings are known', () => {
  expect(compare(own, [], []).map(({ measure }) => measure)).toEqual(['views', 'bookings'])
  expect(compare(unknown, [of(1)], [])).toEqual([])
})

it('needs three of the venue’s collabs whose number is known', () => {
  const venue = [of(1_000), of(3_000), of(null)]
  expect(compare(own, venue, [])[0]).toMatchObject({ venue: null })
  expect(compare(own, [...venue, of(9_000)], [])[0]).toMatchObject({ own: 12_000, venue: 3_000 })
})

it('needs five organisations of similar venues, however many collabs they have', () => {
  const four = ['a', 'b', 'c', 'd'].flatMap((org) => [of(1_000, org), of(2_000, org)])
  expect(compare(own, [], four)[0]).toMatchObject({ similar: null })
  // A fifth whose views nobody knows tells nothing of views.
  expect(compare(own, [], [...four, of(null, 'e')])[0]).toMatchObject({ similar: null })
  expect(compare(own, [], [...four, of(6_000, 'e')])[0]).toMatchObject({ similar: 2_000 })
})

it('says where similar venues are, and why they aren’t only in this city', () => {
  expect(comparedWords('90', 'city')).toBe(
    'Medians of visits in the last 90 days: half did better, half worse. Similar venues are other brands’ venues of the same kind in this city. We need at least five such brands to compare.',
  )
  expect(comparedWords('all', 'anywhere')).toBe(
    'Medians of all visits: half did better, half worse. Similar venues are other brands’ venues of the same kind in every city. We need at least five such brands to compare, and this city has fewer.',
  )
})
