import { expect, it } from 'vitest'
import { findJump } from './jumps.ts'

const day = (number: number) => new Date(Date.UTC(2026, 9, number)).toISOString().slice(0, 10)
const growth = (counts: readonly number[]) => counts.map((followers, index) => ({ day: day(index + 1), followers }))

it.each([
  ['steady growth', [10_000, 10_050, 10_110, 10_160]],
  ['a rise in a small account', [300, 310, 320, 700]],
  ['a rise of a few percent', [50_000, 50_100, 50_200, 53_000]],
  ['a loss', [20_000, 20_010, 20_020, 12_000]],
  ['growth that is as fast every day', [1_000, 2_000, 3_000, 4_000]],
  ['one snapshot', [9_000]],
])('says nothing of %s', (_name, counts) => {
  expect(findJump(growth(counts), [])).toBeNull()
})

it('gives the size, what is usual, and whether a post explains it', () => {
  const views = (number: number, count: number) => ({ postedAt: new Date(`${day(number)}T10:00:00Z`), views: count })
  const found = growth([10_000, 10_050, 10_100, 16_000])
  expect(findJump(found, [])?.reasons).toEqual([
    '10,100 to 16,000 followers (+58%) in a day',
    'Usually about 50 new followers a day',
    'No new post with views in the week before',
  ])
  const late = found.map((one, index) => ({ ...one, day: day(index + 20) }))
  const went = findJump(late, [views(22, 90_000), views(5, 4_000), views(8, 5_000)])
  expect(went?.reasons[2]).toContain('which may explain this')
})
