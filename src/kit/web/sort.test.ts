import { expect, it } from 'vitest'
import { sortOf, writeSort } from './sort.ts'

it.each([
  ['name', { columnAccessor: 'name', direction: 'asc' }],
  ['-lastSeen', { columnAccessor: 'lastSeen', direction: 'desc' }],
] as const)('reads %s and writes it again', (text, sort) => {
  expect(sortOf(text, 'city')).toEqual(sort)
  expect(writeSort(sort.columnAccessor, sort.direction)).toBe(text)
})

it('sorts by what is usual when the address says nothing', () => {
  expect(sortOf(undefined, '-changed')).toEqual({ columnAccessor: 'changed', direction: 'desc' })
})
