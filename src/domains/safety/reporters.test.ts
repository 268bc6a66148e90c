import { expect, it } from 'vitest'
import { countReporters } from './reporters.ts'

it.each([
  { of: 'nobody', reports: [], count: 0 },
  { of: 'two people', reports: [['alice'], ['olivia']], count: 2 },
  {
    of: 'one person with two profiles',
    reports: [
      ['first', 'alice'],
      ['second', 'alice'],
    ],
    count: 1,
  },
  {
    of: 'two venues of one organisation',
    reports: [
      ['org', 'bella'],
      ['org', 'ben'],
    ],
    count: 1,
  },
  {
    of: 'two that a third joins',
    reports: [
      ['a', 'bella'],
      ['b', 'ben'],
      ['b', 'bella'],
    ],
    count: 1,
  },
  {
    of: 'one and another',
    reports: [
      ['a', 'bella'],
      ['b', 'ben'],
      ['a', 'dora'],
    ],
    count: 2,
  },
])('counts $of as $count', ({ reports, count }) => {
  expect(countReporters(reports)).toBe(count)
  expect(countReporters(reports.toReversed())).toBe(count)
})
